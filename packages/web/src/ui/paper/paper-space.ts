// The room a paper leaves for head and foot, and how long printing waits for the last layout (R272-R275, Q147, Q148).
import { headKindOf, type Letterhead } from './letterhead.ts';

/** The picture at the head, in pixels (R275). */
const LETTERHEAD_PICTURE_PIXELS = 170;
const PRINT_DELAY_MILLISECONDS = 100;
const PICTURE_DELAY_MILLISECONDS = 500;

/** Pixels of the head: the picture, the height that is set if that is more, or room for printed paper. What is set in type takes what it needs. */
export function headPixels(letterhead: Letterhead): number {
  const { headerHeight } = letterhead;
  if (headKindOf(letterhead) === 'picture') return Math.max(LETTERHEAD_PICTURE_PIXELS, headerHeight ?? 0);
  return headerHeight ?? 0;
}

/** Whether every page leaves room for the head, as sheets do that come printed; any other head stands on the first page. */
export function isHeadOnEveryPage(letterhead: Letterhead): boolean {
  return headKindOf(letterhead) === 'room';
}

/** Pixels at the foot of each page at least; a footer without a height takes what it needs (0128). */
export function footPixels({ footerHeight }: Letterhead): number {
  return footerHeight ?? 0;
}

/** Milliseconds between the loading of the last picture and printing. */
export function printDelay(pictures: number): number {
  return pictures > 0 ? PICTURE_DELAY_MILLISECONDS : PRINT_DELAY_MILLISECONDS;
}
