// The program behind the log-in: router, cache of answers, and what stands over every screen.
import { sums } from '@charaka/contract/composition/topics';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { Suspense } from 'react';
import { queryClient } from '../kernel/query-client.ts';
import { currentSession, onSessionChange } from '../kernel/session.ts';
import { followOtherTabs } from '../kernel/session-tabs.ts';
import { followSums } from '../kernel/topics.ts';
import { BreakGlassHost } from '../people/privacy/break-glass-host.tsx';
import { ConfirmDialog } from '../ui/dialog/confirm-dialog.tsx';
import { watchPresses } from '../ui/field/after-press.ts';
import Toasts from '../ui/page/toasts.tsx';
import { router } from './router.tsx';

// Only answers behind the log-in are worked out from others.
followSums(sums);
watchPresses();

// When a session ends, by log-out or by the server, the user is led out and memory is cleared.
let wasSignedIn = currentSession() !== null;
onSessionChange(() => {
  const isSignedIn = currentSession() !== null;
  if (wasSignedIn !== isSignedIn) queryClient.clear();
  if (wasSignedIn && !isSignedIn) void router.invalidate();
  wasSignedIn = isSignedIn;
});

/** Stands inside the look of the user, in place of the log-in page. */
export default function Program() {
  return (
    <QueryClientProvider client={queryClient}>
      <Toasts />
      <ConfirmDialog />
      <BreakGlassHost />
      <Suspense>
        <RouterProvider router={router} />
      </Suspense>
    </QueryClientProvider>
  );
}

/** Lets the router take up a session that another tab has told of. */
export function followSessions(): void {
  followOtherTabs(() => void router.invalidate());
}
