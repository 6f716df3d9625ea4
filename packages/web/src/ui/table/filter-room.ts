// How wide a filter above a list is: wider where there is room, narrower before the filters take a second line.
import type { CSSProperties } from 'react';

/** The widest word of a choice is cut below it, and a day does not fit. */
const LEAST_PIXELS = 136;

/** The style of the box around a filter that needs no more than so many pixels. */
export function filterRoom(mostPixels: number): CSSProperties {
  return { flex: `1 1 ${Math.min(LEAST_PIXELS, mostPixels)}px`, maxWidth: mostPixels };
}
