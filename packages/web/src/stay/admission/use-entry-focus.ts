// Gives the first field of an entry the focus when its deed was chosen.
import { type RefObject, useEffect, useRef } from 'react';

/** Put the answer on the element around the entry; nothing happens while `entering` is 0. */
export function useEntryFocus<Around extends HTMLElement>(entering: number): RefObject<Around | null> {
  const around = useRef<Around>(null);
  useEffect(() => {
    if (entering > 0) around.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [entering]);
  return around;
}
