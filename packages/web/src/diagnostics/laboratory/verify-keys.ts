// The keys of verification (laboratory, section 11): they act on what has been on the screen long enough to be seen.
import { useEffect, useEffectEvent, useRef } from 'react';
import { type VerifyDeed, verifyKeys } from '../../kernel/keys.ts';

/** Pressed sooner after a result has come, a key was meant for the one before: nobody has read this one. */
export const LEAST_SEEN_MILLISECONDS = 400;

/** The action of a key; moving on is always possible, and a repeated key has no action. */
export function verifyDeed(
  { key, repeat, ctrlKey, altKey, metaKey }: Pick<KeyboardEvent, 'key' | 'repeat' | 'ctrlKey' | 'altKey' | 'metaKey'>,
  seenMilliseconds: number,
): VerifyDeed | null {
  if (ctrlKey || altKey || metaKey) return null;
  const deed = verifyDeeds.find((name) => verifyKeys[name] === key.toLowerCase());
  if (!deed) return null;
  if (deed === 'next' || deed === 'previous') return deed;
  return repeat || seenMilliseconds < LEAST_SEEN_MILLISECONDS ? null : deed;
}

const verifyDeeds = Object.keys(verifyKeys) as readonly VerifyDeed[];

/** Listens in the dialog around `inside`; `shown` is what is on the screen, undefined while it is loading. */
export function useVerifyKeys(
  inside: HTMLElement | null,
  shown: number | undefined,
  act: (deed: VerifyDeed) => void,
): void {
  const shownAt = useRef(Number.POSITIVE_INFINITY);
  useEffect(() => {
    shownAt.current = shown === undefined ? Number.POSITIVE_INFINITY : performance.now();
  }, [shown]);
  const listen = useEffectEvent((event: KeyboardEvent) => {
    const deed = verifyDeed(event, performance.now() - shownAt.current);
    if (!deed) return;
    event.preventDefault();
    act(deed);
  });
  useEffect(() => {
    const dialog = inside?.closest<HTMLElement>('[role="dialog"]');
    dialog?.addEventListener('keydown', listen);
    return () => dialog?.removeEventListener('keydown', listen);
  }, [inside]);
}
