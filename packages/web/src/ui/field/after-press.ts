// Holds back what a field says when it is left until the press that left it is over: a message in between moves what is being pressed.

let isPressed = false;

/** Notes from now on whether the mouse, a finger or a pen is down. */
export function watchPresses(): void {
  const note = ({ type }: PointerEvent) => {
    isPressed = type === 'pointerdown';
  };
  for (const name of ['pointerdown', 'pointerup', 'pointercancel'] as const)
    window.addEventListener(name, note, { capture: true });
}

/** Runs it at once, or when what is down has been lifted and its click is done. */
export function afterPress(run: () => void): void {
  if (!isPressed) {
    run();
    return;
  }
  const lifted = new AbortController();
  const once = () => {
    lifted.abort();
    setTimeout(run);
  };
  for (const name of ['pointerup', 'pointercancel'] as const)
    window.addEventListener(name, once, { signal: lifted.signal });
}
