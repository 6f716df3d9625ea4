// Which columns a tablet or a desk leaves out, so that status and amount are never out of sight behind the row actions.
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import classes from './data-table.module.css';
import type { CardPlace, Column } from './data-table-column.ts';

/** How a row stands is never left out. */
const STATE = /^([Ss]tate|[Ss]tatus|isActive)|(State|Status)$/;

/** The name, the UHID and the numbers of a patient tell two people of one name apart: a desk always shows them. */
const PATIENT = /^patient/;

type Places<Row> = ReadonlyMap<Column<Row>, CardPlace>;

/** States and columns that the user asked for always stay. */
function openColumns<Row>(shown: readonly Column<Row>[], left: ReadonlySet<string>): readonly Column<Row>[] {
  return shown.filter(
    ({ id, isHiddenAtFirst, isState }) => !isHiddenAtFirst && !isState && !STATE.test(id) && !left.has(id),
  );
}

/** The next column that a tablet leaves out: the last one without a place on the card, then the last fact of the card that is no number. */
export function nextToLeaveOut<Row>(shown: readonly Column<Row>[], places: Places<Row>, left: ReadonlySet<string>) {
  const open = openColumns(shown, left).filter(({ isForDesk }) => !isForDesk);
  const isFact = (column: Column<Row>) => places.get(column) === 'fact' && !column.isNumeric;
  return (open.findLast((column) => places.get(column) === 'none') ?? open.findLast(isFact))?.id;
}

/** The next column that a desk leaves out: a text, first of those that a tablet never shows, then in the order of a tablet. */
export function nextToLeaveOutOnDesk<Row>(
  shown: readonly Column<Row>[],
  places: Places<Row>,
  left: ReadonlySet<string>,
): string | undefined {
  const texts = openColumns(shown, left).filter(({ id, isNumeric }) => !isNumeric && !PATIENT.test(id));
  const others = texts.filter((column) => places.get(column) === 'none' || places.get(column) === 'fact');
  const isNoFact = (column: Column<Row>) => places.get(column) === 'none';
  return (others.findLast(({ isForDesk }) => isForDesk) ?? others.findLast(isNoFact) ?? others.at(-1))?.id;
}

/** Between a phone, where a row is a card, and a desk, as the styles of the table have it. */
const TABLET = '(min-width: 36.01em) and (max-width: 61.99em)';
const NO_PHONE = '(min-width: 36.01em)';
/** A scroll bar that comes or goes with the height of the rows is no other width. */
const SCROLL_BAR_PIXELS = 24;

const none: ReadonlySet<string> = new Set();

export interface Fit {
  /** The ids of the columns that are left out. */
  readonly left: ReadonlySet<string>;
  /** The cells of a desk have less room around their words. */
  readonly isTight: boolean;
}

const loose: Fit = { left: none, isTight: false };

/** Whether the state of a row lies behind the row actions, or out of the part of the table that is shown first. */
function hidesState(region: HTMLElement): boolean {
  const buttons = region.querySelector(`.${classes.menuCell}`);
  const edge = buttons?.getBoundingClientRect().left ?? region.getBoundingClientRect().right;
  const states = [...region.querySelectorAll('td [data-tone]')];
  return states.some((state) => state.getBoundingClientRect().right + region.scrollLeft > edge + 1);
}

/** Returns a narrower fit, or the same fit when nothing helps: fewer columns on a tablet, on a desk less space around the words first. */
function narrower<Row>(fit: Fit, region: HTMLElement, shown: readonly Column<Row>[], places: Places<Row>): Fit {
  const isTablet = window.matchMedia(TABLET).matches;
  if (!isTablet && !fit.isTight) return { ...fit, isTight: true };
  if (!isTablet && !hidesState(region)) return fit;
  const next = (isTablet ? nextToLeaveOut : nextToLeaveOutOnDesk)(shown, places, fit.left);
  return next === undefined ? fit : { ...fit, left: new Set([...fit.left, next]) };
}

/**
 * How a table whose columns are too many for the width of `region` is made to fit, step by step before anything is painted. It is undone
 * with another width, not with other rows: a page must not change its columns. A phone has cards and needs none of it.
 */
export function useFittingColumns<Row>(
  region: RefObject<HTMLElement | null>,
  shown: readonly Column<Row>[],
  places: Places<Row>,
): Fit {
  const [state, setState] = useState({ width: 0, ids: '', fit: loose });
  const ids = shown.map(({ id }) => id).join();
  useLayoutEffect(() => {
    const drawn = region.current;
    if (!drawn || !window.matchMedia(NO_PHONE).matches) return;
    const { scrollWidth, clientWidth } = drawn;
    const isWider = clientWidth > state.width + SCROLL_BAR_PIXELS;
    if (isWider || state.ids !== ids) {
      setState({ width: clientWidth, ids, fit: loose });
      return;
    }
    const fit = scrollWidth > clientWidth + 1 ? narrower(state.fit, drawn, shown, places) : state.fit;
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
