// The cursor of a list: its rows are one stop of the Tab key; arrows, Home and End move among them, Page Up and Page Down turn the page (0126).
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import type { List } from '../../kernel/use-list.ts';

/** Attributes of every element the cursor can reach; the cursor gives one of them to the Tab key. */
export const rowStop = { 'data-row': true, tabIndex: -1 } as const;

const rowsOf = (body: HTMLElement) => [...body.querySelectorAll<HTMLElement>('[data-row]')];

const steps: Readonly<Record<string, (place: number, count: number) => number>> = {
  ArrowDown: (place, count) => Math.min(place + 1, count - 1),
  ArrowUp: (place) => Math.max(place - 1, 0),
  Home: () => 0,
  End: (_place, count) => count - 1,
};
const turns: Readonly<Record<string, number>> = { PageDown: 1, PageUp: -1 };

/** True when no other element has the keys: no field but the search above the rows, no menu, no dialog. */
function isAtRest(): boolean {
  const at = document.activeElement;
  const isNowhere = at === null || at === document.body || at.matches('main, h1, #content, main input[type="search"]');
  return isNowhere && document.querySelector('[role="dialog"], [role="menu"]') === null;
}

const hasModifier = (event: { altKey: boolean; ctrlKey: boolean; metaKey: boolean }) =>
  event.altKey || event.ctrlKey || event.metaKey;

interface RowCursor {
  readonly body: RefObject<HTMLTableSectionElement | null>;
  onKeyDown(event: KeyboardEvent): void;
  onFocus(event: { target: EventTarget }): void;
}

/** Opens the row: by its link where it has one, else by the first thing that can be done with it. */
function openRow(row: HTMLElement, act: () => void): void {
  const link = row.querySelector<HTMLElement>('a[href]');
  if (link) link.click();
  else act();
}

/** Key actions on a row, by its place. */
interface RowKeys {
  onOpen(place: number): void;
  /** Answers whether the letter meant anything. */
  onLetter(place: number, key: string): boolean;
  /** Given when rows can be ticked: Space ticks one, Shift with an arrow the row and the next. */
  onTick?(place: number): void;
  onTickMany?(places: readonly number[]): void;
}

/**
 * Spread over the body of the table. `pages` is how many there are; `onLetter` is told a key pressed on a row, `onOpen` the Enter key
 * on one without a link; both by its place.
 */
export function useRowCursor(
  list: List,
  pages: number,
  isReloading: boolean,
  { onOpen, onLetter, onTick, onTickMany }: RowKeys,
): RowCursor {
  const body = useRef<HTMLTableSectionElement>(null);
  const last = useRef<HTMLElement | null>(null);
  const isTurning = useRef(false);
  // After every drawing: rows come and go.
  useEffect(() => {
    if (!body.current) return;
    const rows = rowsOf(body.current);
    const rest = (last.current && rows.includes(last.current) ? last.current : rows[0]) ?? null;
    for (const row of rows) row.tabIndex = row === rest ? 0 : -1;
    if (!isTurning.current || isReloading) return;
    isTurning.current = false;
    rows[0]?.focus();
  });
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'ArrowDown' || event.defaultPrevented || hasModifier(event) || !isAtRest()) return;
      const rest = body.current?.querySelector<HTMLElement>('[data-row][tabindex="0"]');
      if (!rest) return;
      event.preventDefault();
      rest.focus();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  const onFocus = ({ target }: { target: EventTarget }) => {
    const row = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-row]') : null;
    if (!row || !body.current?.contains(row)) return;
    if (last.current) last.current.tabIndex = -1;
    last.current = row;
    row.tabIndex = 0;
  };
  const turn = (by: number) => {
    const page = list.page + by;
    if (list.size === 0 || page < 1 || page > pages) return;
    isTurning.current = true;
    list.setPage(page);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { target, key } = event;
    // Content opened by a row is its child in the component tree but not in the DOM.
    if (!(target instanceof HTMLElement) || !body.current?.contains(target) || hasModifier(event)) return;
    const row = target.closest<HTMLElement>('[data-row]');
    if (!row || target.matches('input, textarea, select, [aria-expanded="true"]')) return;
    const rows = rowsOf(body.current);
    const place = rows.indexOf(row);
    const step = steps[key];
    if (step) {
      const next = step(place, rows.length);
      rows[next]?.focus();
      if (event.shiftKey) onTickMany?.([place, next]);
    } else if (turns[key] !== undefined) turn(turns[key]);
    else if (target !== row) return;
    else if (key === ' ' && onTick) onTick(place);
    else if (key === 'Enter') openRow(row, () => onOpen(place));
    else if (!onLetter(place, key)) return;
    event.preventDefault();
  };
  return { body, onKeyDown, onFocus };
}
