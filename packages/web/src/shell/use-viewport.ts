// How much room the window has for menus, looked at anew a second after the last change of its size (R129).
import { useEffect, useState } from 'react';

const patienceMilliseconds = 1000;

interface Room {
  /** Above 991 px: the sidebar stands beside the content. */
  readonly hasSidebar: boolean;
  /** Above 1199 px: the quick links stand in the header. */
  readonly hasMegaMenu: boolean;
}

function roomNow(): Room {
  return { hasSidebar: window.innerWidth > 991, hasMegaMenu: window.innerWidth > 1199 };
}

/** The room there is; it follows the window with a delay of 1000 ms. */
export function useViewport(): Room {
  const [room, setRoom] = useState(roomNow);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setRoom(roomNow()), patienceMilliseconds);
    };
    window.addEventListener('resize', wait);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('resize', wait);
    };
  }, []);
  return room;
}
