// Starts the program in the browser.
import { DirectionProvider } from '@mantine/core';
import '@mantine/core/styles.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { startTranslations } from './kernel/i18n.ts';
import { currentLook } from './kernel/look.ts';
import { LookProvider } from './kernel/look-provider.tsx';
import { queryClient } from './kernel/query-client.ts';
import { currentSession, onSessionChange } from './kernel/session.ts';
import { followOtherTabs } from './kernel/session-tabs.ts';
import './kernel/theme.css';
import { router } from './composition/router.tsx';
import { BreakGlassHost } from './people/privacy/break-glass-host.tsx';
import { ConfirmHost } from './ui/dialog/confirm.tsx';
import { Toasts } from './ui/page/toasts.tsx';

/** Reloading more often than this would be a loop. */
const reloadPauseMilliseconds = 30_000;

// After an update of the server the chunks of the old build are gone: the page is loaded anew.
window.addEventListener('vite:preloadError', () => {
  const last = Number(sessionStorage.getItem('charaka.reloadedAt') ?? 0);
  if (Date.now() - last < reloadPauseMilliseconds) return;
  sessionStorage.setItem('charaka.reloadedAt', String(Date.now()));
  window.location.reload();
});

// Whoever's session ends, by log-out or by the server's word, is led out; nothing of it stays in memory.
let wasSignedIn = currentSession() !== null;
onSessionChange(() => {
  const isSignedIn = currentSession() !== null;
  if (wasSignedIn && !isSignedIn) {
    queryClient.clear();
    void router.invalidate();
  }
  wasSignedIn = isSignedIn;
});

followOtherTabs(() => void router.invalidate());
await startTranslations();
createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <DirectionProvider detectDirection={false} initialDirection={currentLook().layout === 'rtl' ? 'rtl' : 'ltr'}>
      <LookProvider>
        <QueryClientProvider client={queryClient}>
          <Toasts />
          <ConfirmHost />
          <BreakGlassHost />
          <Suspense>
            <RouterProvider router={router} />
          </Suspense>
        </QueryClientProvider>
      </LookProvider>
    </DirectionProvider>
  </StrictMode>,
);
