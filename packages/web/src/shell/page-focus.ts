// Gives the focus a place on the page when its element goes away with an action, as a button whose row has left the list (Q275).
import { type RefObject, useEffect } from 'react';

const candidates =
  'a[href], button, input, select, textarea, [contenteditable="true"], [tabindex]:not([tabindex^="-"])';
const marks = '[data-focus-next]';
const layers = '[role="dialog"], [role="menu"], [role="listbox"]';

const isStop = (element: HTMLElement): boolean =>
  !element.matches(':disabled, [tabindex^="-"]') && element.checkVisibility();
const isField = (element: Element): boolean => element.matches('input, select, textarea, [contenteditable="true"]');

/** Last position of the focus on the page, with surroundings that may still exist. */
interface Place {
  readonly element: HTMLElement;
  readonly name: string;
  readonly table: HTMLElement | null;
  readonly rowIndex: number;
  readonly section: HTMLElement | null;
}

const nameOf = (element: HTMLElement): string => element.ariaLabel ?? element.textContent;
const rowsOf = (table: HTMLElement): HTMLElement[] => [...table.querySelectorAll<HTMLElement>('tbody tr')];

function placeOf(element: HTMLElement): Place {
  const table = element.closest('table');
  const row = element.closest('tr');
  return {
    element,
    name: nameOf(element),
    table,
    rowIndex: table && row ? rowsOf(table).indexOf(row) : -1,
    section: element.closest<HTMLElement>('section'),
  };
}

/** Stops inside an element; fields only where a field had the focus, so that a letter stays a key of the screen. */
function stopsIn(inside: HTMLElement, { element }: Place): HTMLElement[] {
  const stops = [...inside.querySelectorAll<HTMLElement>(candidates)].filter(isStop);
  return stops.filter((stop) => isField(element) || !isField(stop));
}

/** The row that took the place of the one that left, at the button of the same name where it has one. */
function inNextRow(place: Place): HTMLElement | undefined {
  if (!place.table?.isConnected || place.rowIndex < 0) return undefined;
  const rows = rowsOf(place.table);
  const row = rows[Math.min(place.rowIndex, rows.length - 1)];
  if (!row) return undefined;
  const stops = stopsIn(row, place);
  return stops.find((stop) => nameOf(stop) === place.name) ?? (isStop(row) && row.tabIndex >= 0 ? row : stops[0]);
}

/** The next action that the screen marks, once it can be done. */
const markedIn = (main: HTMLElement): HTMLElement | undefined =>
  [...main.querySelectorAll<HTMLElement>(marks)].find(isStop);

/** Element for the next action: as the screen marks it, else as near as possible to the element that had the focus. */
function nextStop(main: HTMLElement, place: Place | null): HTMLElement {
  const marked = markedIn(main);
  if (marked) return marked;
  if (!place) return main;
  if (place.element.isConnected && isStop(place.element)) return place.element;
  const inSection = place.section?.isConnected ? stopsIn(place.section, place)[0] : undefined;
  return inNextRow(place) ?? inSection ?? main;
}

/** Follows the focus through the page; a dialog or a menu on top keeps its own. */
function keepFocus(main: HTMLElement): () => void {
  let last: HTMLElement | null = null;
  let place: Place | null = null;
  let isWaiting = false;
  let wasMarked = false;
  const hasLostMark = () => wasMarked && last !== null && !last.matches(marks);
  const mend = () => {
    const { activeElement, body } = document;
    if (!last || [...document.querySelectorAll<HTMLElement>(layers)].some((layer) => layer.checkVisibility())) return;
    // The focus that was on the next action follows it: Enter never does what was next before.
    if (activeElement === last && hasLostMark()) markedIn(main)?.focus({ preventScroll: true });
    if (activeElement !== null && activeElement !== body) return;
    // A button is disabled while its call runs: it gets the focus back, unless it leaves with its row.
    if (last.isConnected && last.matches(':disabled')) isWaiting = true;
    else if (!last.isConnected || isWaiting || !last.checkVisibility()) {
      isWaiting = false;
      const isStillNext = last.isConnected && isStop(last) && !hasLostMark();
      (isStillNext ? last : nextStop(main, place)).focus({ preventScroll: true });
    }
  };
  const follow = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    last = target;
    isWaiting = false;
    wasMarked = target.matches(marks);
    if (main.contains(target) && target !== main) place = placeOf(target);
  };
  // A press beside everything takes the focus away on purpose.
  const press = () => {
    last = null;
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = new MutationObserver(() => {
    clearTimeout(timer);
    // After a dialog that closes has given the focus back itself.
    timer = setTimeout(mend, 30);
  });
  look.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled', 'data-focus-next'] });
  document.addEventListener('focusin', follow);
  document.addEventListener('pointerdown', press, true);
  return () => {
    look.disconnect();
    clearTimeout(timer);
    document.removeEventListener('focusin', follow);
    document.removeEventListener('pointerdown', press, true);
  };
}

/** Keeps the focus on the page around `main`. */
export function usePageFocus(main: RefObject<HTMLElement | null>): void {
  useEffect(() => (main.current ? keepFocus(main.current) : undefined), [main]);
}
