// The address of the screen that is drawn.
import { useMatch } from '@tanstack/react-router';

/**
 * The path of the screen that calls it, without slashes at its ends. The address of the window changes before the screen does: a screen that
 * reads the window's address draws the next screen once in its own place, and then the next screen is drawn again.
 */
export const useScreenPath = (): string =>
  useMatch({ strict: false, select: ({ pathname }) => decodeURI(pathname).replace(/^\/+|\/+$/g, '') });
