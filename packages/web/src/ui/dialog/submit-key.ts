// Ctrl+Enter does the filled button of the dialog on top, from any field, also from one in which Enter begins a new line.
import { useEffect } from 'react';

/** The button that a form sends itself with; without a form the last filled one. */
function filledButton(dialog: HTMLElement): HTMLButtonElement | undefined {
  const submit = dialog.querySelector<HTMLButtonElement>('form button[type="submit"]');
  return submit ?? [...dialog.querySelectorAll<HTMLButtonElement>('button[data-variant="filled"]')].at(-1);
}

/** Listens in the dialog around `inside` while it is on top; a button that is off does nothing. */
export function useSubmitKey(inside: HTMLElement | null, isOnTop: boolean): void {
  useEffect(() => {
    const dialog = inside?.closest<HTMLElement>('[role="dialog"]');
    if (!dialog || !isOnTop) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      // Neither a new line in the field nor the same key of the screen behind.
      event.preventDefault();
      event.stopPropagation();
      filledButton(dialog)?.click();
    };
    dialog.addEventListener('keydown', listen, true);
    return () => dialog.removeEventListener('keydown', listen, true);
  }, [inside, isOnTop]);
}
