// How the screens look to a user: direction, sidebar, light or dark, colours; this browser's copy for each user (R114-R120, Q170).
import type { Look } from '@charaka/contract/foundation/tenancy/preference';
import { defaultLook, lookChoices } from '@charaka/contract/foundation/tenancy/preference-choices';
import { useSyncExternalStore } from 'react';
import { ownStorageKey } from './own-storage-key.ts';
import { isColor } from './palette.ts';
import { currentSession, onSessionChange } from './session.ts';

/** A stored text as a look; what is missing or not on offer is as by default. */
export function lookFrom(text: string | null): Look {
  let stored: Partial<Record<keyof Look, unknown>>;
  try {
    stored = (JSON.parse(text ?? '{}') ?? {}) as typeof stored;
  } catch {
    return defaultLook;
  }
  const choice = <K extends keyof typeof lookChoices>(name: K) =>
    ((lookChoices[name] as readonly unknown[]).includes(stored[name]) ? stored[name] : defaultLook[name]) as Look[K];
  return {
    layout: choice('layout'),
    sidebarType: choice('sidebarType'),
    sidebarSetting: choice('sidebarSetting'),
    mix: choice('mix'),
    primary: isColor(stored.primary) ? stored.primary : defaultLook.primary,
    secondary: isColor(stored.secondary) ? stored.secondary : defaultLook.secondary,
  };
}

/** Storage key of the last user's look, for the pages before the log-in. */
const lastKey = 'charaka.look';
const listeners = new Set<() => void>();
let shown: { readonly key: string; readonly look: Look } | undefined;

const ownKey = () => (currentSession() ? ownStorageKey('look') : lastKey);

/** The look of the signed-in user, or of the last one while nobody is signed in. */
export function currentLook(): Look {
  const key = ownKey();
  if (shown?.key !== key) {
    const stored = localStorage.getItem(key);
    // Light or dark may be known of this browser although this user has chosen nothing yet.
    const isDark = stored === null && localStorage.getItem('mantine-color-scheme-value') === 'dark';
    const look: Look = isDark ? { ...defaultLook, mix: 'dark-only' } : lookFrom(stored);
    shown = { key, look };
    localStorage.setItem(lastKey, JSON.stringify(look));
  }
  return shown.look;
}

/** Changes parts of the look at once, and remembers them for this user in this browser; `preferences.ts` tells the server. */
export function changeLook(change: Partial<Look>): void {
  const look = { ...currentLook(), ...change };
  shown = { key: ownKey(), look };
  for (const key of [shown.key, lastKey]) localStorage.setItem(key, JSON.stringify(look));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const stop = onSessionChange(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

/** The look, as React sees it. */
export function useLook(): Look {
  return useSyncExternalStore(subscribe, currentLook);
}
