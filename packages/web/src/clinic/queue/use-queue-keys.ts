// The keys of the queue: N calls the next patient, R calls again, E ends the consultation; Enter opens the note of the patient inside, else starts the first called patient.
import { useEffect } from 'react';

/** What each key does; a key without a deed does nothing. */
export type QueueKeys = Readonly<Partial<Record<'n' | 'r' | 'Enter' | 'e', (() => void) | undefined>>>;

/** Whether the key belongs to something else: a field, a button, or what lies over the screen. */
function isElsewhere(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return true;
  const { target } = event;
  const over = document.querySelectorAll<HTMLElement>('[role="dialog"], [role="menu"], [role="listbox"]');
  if ([...over].some((each) => each.checkVisibility())) return true;
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) return true;
  return event.key === 'Enter' && /^(BUTTON|A)$/.test(target.tagName);
}

/** Listens while the screen is open. */
export function useQueueKeys(keys: QueueKeys): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const key = event.key === 'Enter' ? 'Enter' : event.key.toLowerCase();
      const deed = key === 'n' || key === 'r' || key === 'Enter' || key === 'e' ? keys[key] : undefined;
      if (!deed || event.defaultPrevented || isElsewhere(event)) return;
      event.preventDefault();
      deed();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  });
}
