// How a user has arranged their desk: density, rows on a page, columns and views of lists, pins and folded headings; this browser's copy for each user (0119).
import type { Desk, ListArrangement } from '@charaka/contract/foundation/tenancy/preference';
import { densities, firstDesk, rowsPerPageChoices } from '@charaka/contract/foundation/tenancy/preference-choices';
import { useSyncExternalStore } from 'react';
import { ownStorageKey } from './own-storage-key.ts';
import { currentSession, onSessionChange } from './session.ts';

const isTexts = (value: unknown) => Array.isArray(value) && value.every((part) => typeof part === 'string');

/** Whether a stored value has the parts of an arranged list. It is checked without its shape, which the log-in page does not load. */
function isArranged(value: unknown): value is ListArrangement {
  const { list, views, shown, hidden } = (value ?? {}) as Partial<Record<keyof ListArrangement, unknown>>;
  const isView = (view: unknown) => {
    const { title, search, ...columns } = (view ?? {}) as Partial<Record<string, unknown>>;
    return (
      [title, search].every((part) => typeof part === 'string') && isTexts(columns.shown) && isTexts(columns.hidden)
    );
  };
  return typeof list === 'string' && isTexts(shown) && isTexts(hidden) && Array.isArray(views) && views.every(isView);
}

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** A stored text as a desk; what is missing or not on offer is as at first. */
export function deskFrom(text: string | null): Desk {
  let stored: Partial<Record<keyof Desk, unknown>>;
  try {
    stored = (JSON.parse(text ?? '{}') ?? {}) as typeof stored;
  } catch {
    return firstDesk;
  }
  return {
    density: densities.find((density) => density === stored.density) ?? firstDesk.density,
    rowsPerPage: rowsPerPageChoices.find((choice) => choice === stored.rowsPerPage) ?? firstDesk.rowsPerPage,
    arrangedLists: Array.isArray(stored.arrangedLists) ? stored.arrangedLists.filter(isArranged) : [],
    pins: textsOf(stored.pins),
    folded: textsOf(stored.folded),
    opened: textsOf(stored.opened),
    toured: textsOf(stored.toured),
    isTourOver: stored.isTourOver === true,
  };
}

const listeners = new Set<() => void>();
let shown: { readonly key: string; readonly desk: Desk } | undefined;

const ownKey = () => ownStorageKey('desk');

/** The desk of the signed-in user; before the log-in the one everybody begins with. */
export function currentDesk(): Desk {
  if (!currentSession()) return firstDesk;
  const key = ownKey();
  if (shown?.key !== key) shown = { key, desk: deskFrom(localStorage.getItem(key)) };
  return shown.desk;
}

/** Changes parts of the desk at once, and remembers them for this user in this browser; `preferences.ts` tells the server. */
export function changeDesk(change: Partial<Desk>): void {
  shown = { key: ownKey(), desk: { ...currentDesk(), ...change } };
  localStorage.setItem(shown.key, JSON.stringify(shown.desk));
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

/** The desk, as React sees it. */
export function useDesk(): Desk {
  return useSyncExternalStore(subscribe, currentDesk);
}
