// Puts the cursor back where it was when a dialog that is only there while it is open goes away.
import { useEffect } from 'react';

/**
 * Remembers what has the focus when `isOpen` begins and gives it back when the caller is unmounted; Mantine's own return
 * of focus sees only dialogs that are opened and closed in place.
 */
export function useFocusBack(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    const before = document.activeElement;
    return () => {
      // After the dialog has left the page: the focus is nowhere then, unless something else has taken it on purpose.
      setTimeout(() => {
        const isNowhere = document.activeElement === null || document.activeElement === document.body;
        if (!isNowhere || !(before instanceof HTMLElement) || !before.isConnected) return;
        // A dialog that waited may have made room for the one with the answer: what lies behind that is not to be reached.
        const open = [...document.querySelectorAll<HTMLElement>('[role="dialog"]')].filter((each) =>
          each.checkVisibility(),
        );
        if (open.every((dialog) => dialog.contains(before))) before.focus({ preventScroll: true });
      });
    };
  }, [isOpen]);
}
