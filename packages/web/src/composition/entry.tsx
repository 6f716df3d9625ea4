// The log-in page before the program is loaded: most who open it come for nothing else yet (R073-R084).
import { useNotifications } from '@mantine/notifications';
import { lazy, Suspense, useState } from 'react';
import { ensureTenant } from '../foundation/access/ensure-tenant.ts';
import { Login } from '../foundation/access/login.tsx';
import { arrival, returnAddress } from '../foundation/access/return-address.ts';
import { currentSession } from '../kernel/session.ts';
import { askOtherTabs } from '../kernel/session-tabs.ts';

const EntryHosts = lazy(() => import('./entry-hosts.tsx'));

const loginPath = '/login';

/** Home leads to the log-in page. Any other address may be one that does not exist, which the router knows. */
function isEntryAddress({ pathname, search }: Location): boolean {
  const asked = new URLSearchParams(search);
  asked.delete('tenant');
  return pathname === loginPath || (pathname === '/' && asked.size === 0);
}

/**
 * Whether the log-in page comes first; it then stands in the address. It does not where somebody is signed in, in this tab or
 * another one, nor where the tenant is not known: those are matters of the program's guards, which also say what failed.
 */
export async function leadToLogIn(): Promise<boolean> {
  if (currentSession() || !isEntryAddress(window.location)) return false;
  try {
    if ((await ensureTenant()).kind !== 'valid') return false;
  } catch {
    return false;
  }
  await askOtherTabs();
  if (currentSession()) return false;
  if (window.location.pathname !== loginPath) window.history.replaceState(null, '', loginPath);
  return true;
}

interface EntryProps {
  /** Loads the program without showing it. */
  onBegin(): void;
  /** Shows the program; the address is where the user goes by then (R080). */
  onSignedIn(): Promise<void>;
}

/** The page, and what went wrong on it. */
export function Entry({ onBegin, onSignedIn }: EntryProps) {
  const goOn = () => {
    const wanted = new URLSearchParams(window.location.search).get('return') ?? undefined;
    window.history.pushState(arrival, '', returnAddress(wanted));
    return onSignedIn();
  };
  const { notifications } = useNotifications();
  const [hasDialog, setDialog] = useState(false);
  return (
    <>
      {(hasDialog || notifications.length > 0) && (
        <Suspense>
          <EntryHosts />
        </Suspense>
      )}
      <Login onBegin={onBegin} onForgotten={() => setDialog(true)} onSignedIn={goOn} />
    </>
  );
}
