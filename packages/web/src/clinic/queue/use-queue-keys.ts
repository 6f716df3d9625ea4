// The keys of the queue: N calls the next patient, R calls again, E ends the consultation; Enter opens the note of the patient inside, else starts the first called patient.
import { useEffect, useLayoutEffect, useRef } from 'react';

const letters = ['n', 'r', 'Enter', 'e'] as const;
type QueueKey = (typeof letters)[number];

/** The action of each key; a key without an action does nothing. */
export type QueueKeys = Readonly<Partial<Record<QueueKey, (() => void) | undefined>>>;

/** Whether the queue can take a key: `acting` while a call runs, `reading` while the queue is read again, else `idle`. */
export type QueueState = 'idle' | 'reading' | 'acting';

/** A key that was pressed too early is worth something only as long as the doctor still waits for it. */
const heldMilliseconds = 5_000;

/** Whether the key belongs to something else: a field, a button, or what lies over the screen. */
function isElsewhere(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return true;
  const { target } = event;
  const over = document.querySelectorAll<HTMLElement>('[role="dialog"], [role="menu"], [role="listbox"]');
  if ([...over].some((each) => each.checkVisibility())) return true;
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) return true;
  // The button with the key cap does what the key does, also in the moment in which a call disables it.
  return event.key === 'Enter' && /^(BUTTON|A)$/.test(target.tagName) && !target.hasAttribute('data-focus-next');
}

const keyOf = (event: KeyboardEvent): QueueKey | undefined => {
  const key = event.key === 'Enter' ? 'Enter' : event.key.toLowerCase();
  return letters.find((letter) => letter === key);
};

/**
 * Whether a key is done at once, waits for the queue to be drawn anew, or means nothing. While only the queue is read, the doctor
 * sees a line that is still true, and a key that means something there is done.
 */
function answerToKey(state: QueueState, hasDeed: boolean): 'do' | 'hold' | 'pass' {
  if (state === 'acting') return 'hold';
  if (hasDeed) return 'do';
  return state === 'reading' ? 'hold' : 'pass';
}

/** Listens while the screen is open. A key pressed while a call runs is done when the queue has been drawn after it. */
export function useQueueKeys(keys: QueueKeys, state: QueueState): void {
  const now = useRef({ keys, state });
  const held = useRef<{ key: QueueKey; until: number } | null>(null);
  // Before the browser takes the next key: what is drawn and what the keys do are never of two moments.
  useLayoutEffect(() => {
    now.current = { keys, state };
  });
  useEffect(() => {
    if (state !== 'idle' || !held.current) return;
    const { key, until } = held.current;
    held.current = null;
    if (Date.now() <= until) keys[key]?.();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const key = keyOf(event);
      if (!key || event.defaultPrevented || isElsewhere(event)) return;
      const deed = now.current.keys[key];
      const answer = answerToKey(now.current.state, deed !== undefined);
      if (answer === 'pass') return;
      event.preventDefault();
      if (answer === 'hold') held.current = { key, until: Date.now() + heldMilliseconds };
      else deed?.();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
