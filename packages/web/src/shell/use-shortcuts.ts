// The keys that work on every screen: the search, the list of keys, and `g` with a letter to another screen.
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { goKey, homeLetter } from '../kernel/keys.ts';
import { linksOf, useMenuSections } from './menu-entries.ts';

/** How long `g` waits for its letter. */
const patienceMilliseconds = 1500;

function isTypingInto(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** A layer over the screen has keys of its own. */
function isCovered(): boolean {
  const over = document.querySelectorAll<HTMLElement>('[role="dialog"], [role="menu"], [role="listbox"]');
  return [...over].some((each) => each.checkVisibility());
}

/** The addresses of the user's screens by their letters. */
function useAddresses(): ReadonlyMap<string, string> {
  const links = useMenuSections().flatMap(({ entries }) => linksOf(entries));
  const lettered = links.flatMap(({ path, letter }) => (letter ? [[letter, `/${path}`] as const] : []));
  return new Map([[homeLetter, '/'], ...lettered]);
}

/** Ctrl+K (also while typing) and '/' open the search, '?' the list of keys, `g` and a letter lead to a screen. */
export function useShortcuts(onSearch: () => void, onShowShortcuts: () => void): void {
  const navigate = useNavigate();
  const addresses = useAddresses();
  const gone = useRef(Number.NEGATIVE_INFINITY);
  const act = (event: KeyboardEvent): (() => void) | undefined => {
    const key = event.key.toLowerCase();
    if ((event.ctrlKey || event.metaKey) && key === 'k') return onSearch;
    const wasGoing = event.timeStamp - gone.current < patienceMilliseconds;
    // Any key ends the wait, also one that is typed into a field: a screen may have put the cursor there at `g`.
    gone.current = Number.NEGATIVE_INFINITY;
    if (event.ctrlKey || event.metaKey || event.altKey || isTypingInto(event.target)) return undefined;
    // A screen that is written by keyboard may have this key for itself.
    if (event.key === '/') return document.querySelector('[data-takes-slash]') ? undefined : onSearch;
    if (event.key === '?') return onShowShortcuts;
    if (isCovered()) return undefined;
    const address = wasGoing ? addresses.get(key) : undefined;
    if (address) return () => void navigate({ to: address });
    if (key === goKey && !event.repeat) gone.current = event.timeStamp;
    return undefined;
  };
  // Anew with each drawing: which screens there are follows the rights.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const deed = act(event);
      if (!deed) return;
      // The letter after `g` is no key of the screen that is left.
      event.preventDefault();
      event.stopPropagation();
      deed();
    };
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  });
}
