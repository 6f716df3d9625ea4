// The ways a list's state is changed: each from the state as it is by then, so that two at one moment do not undo each other.
import { type ListState, toggledSort } from './list-state.ts';

/** A list's state and the ways to change it; every change but the page goes back to page 1. */
export interface List extends ListState {
  setPage(page: number): void;
  setSize(size: number): void;
  toggleSort(column: string): void;
  setFilter(name: string, value: string): void;
  setFilters(filters: Readonly<Record<string, string>>): void;
}

/** What becomes other than it is now. */
type Change = (now: ListState) => Partial<ListState>;
/** Takes a change up where the state is kept; `isReplacing` leaves no step to go back to. */
export type ChangeOfList = (change: Change, isReplacing?: boolean) => void;

/** The state after a change. */
export function changed(now: ListState, change: Change): ListState {
  return { ...now, ...change(now) };
}

/** A list that shows `state` and hands its changes to `change`; what a screen last drew may be older than what it is changed from. */
export function changesOf(state: ListState, change: ChangeOfList): List {
  const setFilters = (filters: Readonly<Record<string, string>>) =>
    // Typing in a search box would otherwise fill the history with every letter.
    change((now) => ({ filters: { ...now.filters, ...filters }, page: 1 }), true);
  return {
    ...state,
    setPage: (page) => change(() => ({ page })),
    setSize: (size) => change(() => ({ size, page: 1 })),
    toggleSort: (column) => change((now) => ({ sort: toggledSort(now.sort, column), page: 1 })),
    setFilter: (name, value) => setFilters({ [name]: value }),
    setFilters,
  };
}
