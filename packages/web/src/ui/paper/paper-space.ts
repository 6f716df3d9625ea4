// The room a paper leaves for head and foot, and how long printing waits for the last layout (R272-R275, Q147, Q148).
import type { Letterhead } from './letterhead.ts';

/** The picture at the head, in pixels (R275). */
const LETTERHEAD_PICTURE_PIXELS = 170;
/** Head and foot of a setting that tells no height, in pixels (R274, Q147). */
const DEFAULT_BLOCK_PIXELS = 250;
const PRINT_DELAY_MILLISECONDS = 100;
const PICTURE_DELAY_MILLISECONDS = 500;

/** Pixels at the head of each page: the picture, the height that is set if that is more, or room for pre-printed paper. */
export function headPixels({ headerImage, headerHeight }: Letterhead): number {
  if (!headerImage) return headerHeight ?? DEFAULT_BLOCK_PIXELS;
  return Math.max(LETTERHEAD_PICTURE_PIXELS, headerHeight ?? 0);
}

/** Pixels at the foot of each page at least; a footer without a height takes what it needs. */
export function footPixels({ footerHtml, footerHeight, paperSize }: Letterhead): number {
  // The picture of the hospital stands for a setting where there is none: no foot is reserved then.
  if (footerHtml || paperSize === undefined) return footerHeight ?? 0;
  return footerHeight ?? DEFAULT_BLOCK_PIXELS;
}

/** Milliseconds between the loading of the last picture and printing. */
export function printDelay(pictures: number): number {
  return pictures > 0 ? PICTURE_DELAY_MILLISECONDS : PRINT_DELAY_MILLISECONDS;
}
