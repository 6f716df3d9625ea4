// Which columns a tablet leaves out, so that status and amount are never out of sight behind the row actions.
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import type { CardPlace, Column } from './data-table-column.ts';

/** How a row stands is never left out. */
const STATE = /^([Ss]tate|[Ss]tatus)|(State|Status)$/;

/**
 * The next column to leave out: the last one without a place on the card, then the last fact of the card that is no number. States and
 * columns that the user asked for always stay.
 */
export function nextToLeaveOut<Row>(
  shown: readonly Column<Row>[],
  places: ReadonlyMap<Column<Row>, CardPlace>,
  left: ReadonlySet<string>,
): string | undefined {
  const isOpen = ({ id, isForDesk, isHiddenAtFirst, isState }: Column<Row>) =>
    !isForDesk && !isHiddenAtFirst && !isState && !STATE.test(id) && !left.has(id);
  const last = (place: CardPlace, isText = false) =>
    shown.findLast((column) => places.get(column) === place && isOpen(column) && !(isText && column.isNumeric));
  return (last('none') ?? last('fact', true))?.id;
}

/** Between a phone, where a row is a card, and a desk, as the styles of the table have it. */
const TABLET = '(min-width: 36.01em) and (max-width: 61.99em)';
const NO_PHONE = '(min-width: 36.01em)';
/** A scroll bar that comes or goes with the height of the rows is no other width. */
const SCROLL_BAR_PIXELS = 24;

const none: ReadonlySet<string> = new Set();

export interface Fit {
  /** The ids of the columns that a tablet leaves out. */
  readonly left: ReadonlySet<string>;
  /** The cells of a desk have less room around their words. */
  readonly isTight: boolean;
}

const loose: Fit = { left: none, isTight: false };

/** Returns a narrower fit, or the same fit when nothing helps: less space around the words on a desktop, fewer columns on a tablet. */
function narrower<Row>(fit: Fit, shown: readonly Column<Row>[], places: ReadonlyMap<Column<Row>, CardPlace>): Fit {
  if (!window.matchMedia(TABLET).matches) return fit.isTight ? fit : { ...fit, isTight: true };
  const next = nextToLeaveOut(shown, places, fit.left);
  return next === undefined ? fit : { ...fit, left: new Set([...fit.left, next]) };
}

/**
 * How a table whose columns are too many for the width of `region` is made to fit, step by step before anything is painted. It is undone
 * with another width, not with other rows: a page must not change its columns. A phone has cards and needs none of it.
 */
export function useFittingColumns<Row>(
  region: RefObject<HTMLElement | null>,
  shown: readonly Column<Row>[],
  places: ReadonlyMap<Column<Row>, CardPlace>,
): Fit {
  const [state, setState] = useState({ width: 0, ids: '', fit: loose });
  const ids = shown.map(({ id }) => id).join();
  useLayoutEffect(() => {
    const { scrollWidth = 0, clientWidth = 0 } = region.current ?? {};
    if (!window.matchMedia(NO_PHONE).matches) return;
    const isWider = clientWidth > state.width + SCROLL_BAR_PIXELS;
    if (isWider || state.ids !== ids) {
      setState({ width: clientWidth, ids, fit: loose });
      return;
    }
    const fit = scrollWidth > clientWidth + 1 ? narrower(state.fit, shown, places) : state.fit;
    if (fit === state.fit) return;
    const isNarrower = clientWidth < state.width - SCROLL_BAR_PIXELS;
    setState({ ...state, width: isNarrower ? clientWidth : state.width, fit });
  });
  useEffect(() => {
    const drawn = region.current;
    if (!drawn) return;
    let width = drawn.clientWidth;
    const resized = new ResizeObserver(() => {
      const isSame = drawn.clientWidth === width;
      width = drawn.clientWidth;
      // Another width is looked at by the effect above.
      if (!isSame && window.matchMedia(NO_PHONE).matches) setState((now) => ({ ...now }));
    });
    resized.observe(drawn);
    return () => resized.disconnect();
  }, [region]);
  return state.fit;
}
