// How many rows of a list fill the window: from its height, the user's density, and what the list measured when it was last drawn here.
import { useMemo, useSyncExternalStore } from 'react';
import { z } from 'zod';
import { useDesk } from './desk.ts';

/** The room in the window that rows do not have, above and below them, and how high a row is; in pixels. */
const listMeasures = z.object({ around: z.number().positive(), row: z.number().positive() });
/** Measures of a list when it was drawn. */
export type ListMeasures = z.output<typeof listMeasures>;

/** Header, title, tabs, filters, titles of the columns and foot, of a list that was never drawn in this browser. */
const FIRST_AROUND = 352;
/** So much higher than one line is the mean row of a list that was never drawn: now and then a name takes two. */
const FIRST_ROW_SHARE = 1.05;
const rowHeights = { comfortable: 41, compact: 33 } as const;
/** Fewer rows than these make the pages too many, on a window however low. */
const LEAST_ROWS = 8;
/** More rows than these fill no desk. */
const MOST_ROWS = 60;
/** Below it a row is a card, and the page is scrolled by the thumb. */
const PHONE_PIXELS = 576;
const PHONE_ROWS = 20;

/** As many rows as fill a window, within what is sensible. */
export function fitRows(view: { width: number; height: number }, { around, row }: ListMeasures): number {
  if (view.width < PHONE_PIXELS) return PHONE_ROWS;
  return Math.min(MOST_ROWS, Math.max(LEAST_ROWS, Math.floor((view.height - around) / row)));
}

const storageKey = 'charaka.fit';

const allMeasures = z.record(z.string(), listMeasures);

function readMeasures(): z.output<typeof allMeasures> {
  try {
    return allMeasures.parse(JSON.parse(localStorage.getItem(storageKey) ?? '{}'));
  } catch {
    return {};
  }
}

/** Measures of the list at an address in this browser; `above` is the height above it, in pixels, for the first drawing. */
export function measuresOf(path: string, density: keyof typeof rowHeights, above = 0): ListMeasures {
  const row = rowHeights[density];
  const measured = readMeasures()[path];
  // A row was measured in the density of that day.
  return measured
    ? { around: measured.around, row: Math.max(measured.row, row) }
    : { around: FIRST_AROUND + above, row: row * FIRST_ROW_SHARE };
}

/** Remembers what a list measured, for the next time it is opened in this browser. */
export function keepMeasures(path: string, measures: ListMeasures): void {
  // The cards of a phone say nothing of rows.
  if (window.innerWidth < PHONE_PIXELS) return;
  localStorage.setItem(storageKey, JSON.stringify({ ...readMeasures(), [path]: measures }));
}

/** Manual resizing passes through many sizes; the list is read only for the last one. */
const RESIZE_PATIENCE_MS = 250;

function subscribe(listener: () => void): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const later = () => {
    clearTimeout(waiting);
    waiting = setTimeout(listener, RESIZE_PATIENCE_MS);
  };
  window.addEventListener('resize', later);
  return () => {
    clearTimeout(waiting);
    window.removeEventListener('resize', later);
  };
}

/** The rows that fill the window in the list at an address; `above` as for `measuresOf`. */
export function useFit(path: string, above = 0): number {
  const { density } = useDesk();
  // As they were when the list was opened: read again because it was measured, it would move under the pointer.
  const measures = useMemo(() => measuresOf(path, density, above), [path, density, above]);
  return useSyncExternalStore(subscribe, () =>
    fitRows({ width: window.innerWidth, height: window.innerHeight }, measures),
  );
}
