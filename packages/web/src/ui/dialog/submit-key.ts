// Ctrl+Enter does the filled button of the dialog on top, from any field, also from one in which Enter begins a new line.
import { useEffect } from 'react';

/** How long a dialog that is still loading is waited for. */
const PATIENCE_MILLISECONDS = 5000;
/** Events that cancel the pending Enter: a button that became enabled after them was not meant by that key press. */
const otherDeeds = ['keydown', 'pointerdown', 'input', 'change'] as const;

/** The button that a form sends itself with; without a form the last filled one. */
function filledButton(dialog: HTMLElement): HTMLButtonElement | undefined {
  const submit = dialog.querySelector<HTMLButtonElement>('form button[type="submit"]');
  return submit ?? [...dialog.querySelectorAll<HTMLButtonElement>('button[data-variant="filled"]')].at(-1);
}

/**
 * Presses the button once it can be pressed: whoever works by heart is quicker than a dialog that still loads, and must not lose the key.
 * Anything else that is done meanwhile takes it back. Answers how to stop waiting.
 */
function pressWhenReady(dialog: HTMLElement): () => void {
  const tryNow = (): boolean => {
    const button = filledButton(dialog);
    if (button?.disabled) return false;
    button?.click();
    return true;
  };
  const { ownerDocument: document } = dialog;
  const stop = () => {
    look.disconnect();
    clearTimeout(patience);
    for (const kind of otherDeeds) document.removeEventListener(kind, stop, true);
  };
  const look = new MutationObserver(() => tryNow() && stop());
  const patience = setTimeout(stop, PATIENCE_MILLISECONDS);
  // While the earlier press is still being processed, this press must not submit again afterwards.
  if (tryNow() || filledButton(dialog)?.dataset.loading) {
    stop();
    return stop;
  }
  look.observe(dialog, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  for (const kind of otherDeeds) document.addEventListener(kind, stop, true);
  return stop;
}

/** Listens in the dialog around `inside` while it is on top; a button that stays off does nothing. */
export function useSubmitKey(inside: HTMLElement | null, isOnTop: boolean): void {
  useEffect(() => {
    const dialog = inside?.closest<HTMLElement>('[role="dialog"]');
    if (!dialog || !isOnTop) return;
    let stopWaiting: (() => void) | undefined;
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      // Neither a new line in the field nor the same key of the screen behind.
      event.preventDefault();
      event.stopPropagation();
      stopWaiting = pressWhenReady(dialog);
    };
    dialog.addEventListener('keydown', listen, true);
    return () => {
      stopWaiting?.();
      dialog.removeEventListener('keydown', listen, true);
    };
  }, [inside, isOnTop]);
}
