// Which columns a tablet leaves out, so that those of the card, as status and amount, are never out of sight behind the row actions.
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import type { CardPlace, Column } from './data-table-column.ts';

/** How a row stands is never left out. */
const STATE = /^(state|status)/i;

/** The next column to leave out: the last one without a place on the card, but for states and those the user asked for. */
export function nextToLeaveOut<Row>(
  shown: readonly Column<Row>[],
  places: ReadonlyMap<Column<Row>, CardPlace>,
  left: ReadonlySet<string>,
): string | undefined {
  const isOpen = ({ id, isForDesk, isHiddenAtFirst }: Column<Row>) =>
    !isForDesk && !isHiddenAtFirst && !STATE.test(id) && !left.has(id);
  return shown.findLast((column) => places.get(column) === 'none' && isOpen(column))?.id;
}

/** Between a phone, where a row is a card, and a desk, as the styles of the table have it. */
const TABLET = '(min-width: 36.01em) and (max-width: 61.99em)';
/** A scroll bar that comes or goes with the height of the rows is no other width. */
const SCROLL_BAR_PIXELS = 24;

const none: ReadonlySet<string> = new Set();

/**
 * The ids of the columns that are too many for the width of `region`, left out one by one before anything is painted. They come back
 * with another width, not with other rows: a page must not change its columns. The styles of the table act on them between phone and desk.
 */
export function useFittingColumns<Row>(
  region: RefObject<HTMLElement | null>,
  shown: readonly Column<Row>[],
  places: ReadonlyMap<Column<Row>, CardPlace>,
): ReadonlySet<string> {
  const [state, setState] = useState({ width: 0, ids: '', left: none });
  const ids = shown.map(({ id }) => id).join();
  useLayoutEffect(() => {
    const { scrollWidth = 0, clientWidth = 0 } = region.current ?? {};
    if (!window.matchMedia(TABLET).matches) return;
    const isWider = clientWidth > state.width + SCROLL_BAR_PIXELS;
    if (isWider || state.ids !== ids) {
      setState({ width: clientWidth, ids, left: none });
      return;
    }
    const next = scrollWidth > clientWidth + 1 ? nextToLeaveOut(shown, places, state.left) : undefined;
    if (next === undefined) return;
    const isNarrower = clientWidth < state.width - SCROLL_BAR_PIXELS;
    setState({ ...state, width: isNarrower ? clientWidth : state.width, left: new Set([...state.left, next]) });
  });
  useEffect(() => {
    const drawn = region.current;
    if (!drawn) return;
    let width = drawn.clientWidth;
    const resized = new ResizeObserver(() => {
      const isSame = drawn.clientWidth === width;
      width = drawn.clientWidth;
      // Another width is looked at by the effect above.
      if (!isSame && window.matchMedia(TABLET).matches) setState((now) => ({ ...now }));
    });
    resized.observe(drawn);
    return () => resized.disconnect();
  }, [region]);
  return state.left;
}
