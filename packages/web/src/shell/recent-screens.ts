// The screens somebody was at last, in this browser: three, of which those that are still there keep their places.
import { useSyncExternalStore } from 'react';
import { ownStorageKey } from '../kernel/own-storage-key.ts';

/** As many are kept. */
const MOST_RECENT = 3;

/**
 * The list after somebody went from one screen to another. The place of the one they came to is taken by the one they left, so that
 * going to and fro moves nothing; one that was not in the list comes first.
 */
export function recentAfter(recent: readonly string[], left: string, cameTo: string): readonly string[] {
  if (left === cameTo) return recent;
  if (recent.includes(cameTo))
    return recent.includes(left)
      ? recent.filter((path) => path !== cameTo)
      : recent.map((path) => (path === cameTo ? left : path));
  if (recent.includes(left)) return recent;
  return [left, ...recent].slice(0, MOST_RECENT);
}

const listeners = new Set<() => void>();
let shown: { readonly key: string; readonly recent: readonly string[] } | undefined;
let present: { readonly key: string; readonly path: string } | undefined;

const ownKey = () => ownStorageKey('recent');

function stored(key: string): readonly string[] {
  try {
    const paths: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(paths) ? paths.filter((path) => typeof path === 'string').slice(0, MOST_RECENT) : [];
  } catch {
    return [];
  }
}

function currentRecent(): readonly string[] {
  const key = ownKey();
  if (shown?.key !== key) shown = { key, recent: stored(key) };
  return shown.recent;
}

/** Notes where the user is now: a path of the menu. An address that stands in no menu leaves it as it was. */
export function noteScreen(path: string | undefined): void {
  if (path === undefined) return;
  const key = ownKey();
  const left = present?.key === key ? present.path : undefined;
  present = { key, path };
  if (left === undefined) return;
  const recent = recentAfter(currentRecent(), left, path);
  if (recent === currentRecent()) return;
  shown = { key, recent };
  localStorage.setItem(key, JSON.stringify(recent));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The screens somebody was at before this one, as React sees them. */
export function useRecentScreens(): readonly string[] {
  return useSyncExternalStore(subscribe, currentRecent);
}
