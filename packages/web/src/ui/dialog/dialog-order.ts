// Which dialog lies on top, so that Esc closes only that one.
import { useEffect, useId, useState } from 'react';

const openDialogs: string[] = [];
const changed = new EventTarget();

/** Keeps the order in which dialogs opened; answers whether this one is on top. */
export function useIsTopDialog(isOpen: boolean): boolean {
  const id = useId();
  const [top, setTop] = useState<string | undefined>();
  useEffect(() => {
    const look = () => setTop(openDialogs.at(-1));
    changed.addEventListener('change', look);
    return () => changed.removeEventListener('change', look);
  }, []);
  useEffect(() => {
    if (!isOpen) return;
    openDialogs.push(id);
    changed.dispatchEvent(new Event('change'));
    return () => {
      openDialogs.splice(openDialogs.lastIndexOf(id), 1);
      // After this key press: the dialog beneath must not close by the same Esc.
      setTimeout(() => changed.dispatchEvent(new Event('change')));
    };
  }, [id, isOpen]);
  return top === id;
}
