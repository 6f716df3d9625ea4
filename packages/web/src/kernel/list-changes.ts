// The ways a list's state is changed: each from the state as it is by then, so that two at one moment do not undo each other.
import { type ListState, type RowsPerPage, toggledSort } from './list-state.ts';

/** A list's state and the ways to change it; every change but the page goes back to page 1. */
export interface List extends ListState {
  /** The rows of a page; 0 is all. */
  readonly size: number;
  /** The part of the address that tells filters, sorting and size, and the way to another one; none in a dialog or tab. */
  readonly address?: { readonly search: string; show(search: string, isReplacing?: boolean): Promise<void> };
  /** The address of the list, under which is kept what it measures; none in a dialog or tab. */
  readonly place?: string;
  setPage(page: number): void;
  setRowsPerPage(choice: RowsPerPage): void;
  toggleSort(column: string): void;
  setFilter(name: string, value: string): void;
  setFilters(filters: Readonly<Record<string, string>>): void;
  /** Narrows the list to a part of it, as the rows of a group; Back leads to the list before. */
  narrowTo(filters: Readonly<Record<string, string>>): void;
}

/** Returns the parts of the state that change. */
type Change = (now: ListState) => Partial<ListState>;
/** Takes a change up where the state is kept; `isReplacing` leaves no step to go back to. */
export type ChangeOfList = (change: Change, isReplacing?: boolean) => void;

/** The state after a change. */
export function changed(now: ListState, change: Change): ListState {
  return { ...now, ...change(now) };
}

/** The list that shows `state` and hands its changes to `change`; what a screen last drew may be older than what it is changed from. */
export function changesOf(state: ListState, size: number, change: ChangeOfList): List {
  const filtered =
    (filters: Readonly<Record<string, string>>): Change =>
    (now) => ({ filters: { ...now.filters, ...filters }, page: 1 });
  // Typing in a search box would otherwise fill the history with every letter.
  const setFilters = (filters: Readonly<Record<string, string>>) => change(filtered(filters), true);
  return {
    ...state,
    size,
    setPage: (page) => change(() => ({ page })),
    setRowsPerPage: (rowsPerPage) => change(() => ({ rowsPerPage, page: 1 }), true),
    toggleSort: (column) => change((now) => ({ sort: toggledSort(now.sort, column), page: 1 })),
    setFilter: (name, value) => setFilters({ [name]: value }),
    setFilters,
    narrowTo: (filters) => change(filtered(filters)),
  };
}
