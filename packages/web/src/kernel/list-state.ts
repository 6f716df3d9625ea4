// The state of a list as it stands in the address, so that it can be bookmarked and the Back button works.

import { rowsPerPageChoices } from '@charaka/contract/foundation/tenancy/preference-choices';

/** Which column a list is sorted by (wire spelling), and which way. */
export interface Sort {
  readonly column: string;
  readonly direction: 'asc' | 'dsc';
}

/** How many rows stand on a page: as many as fill the window, a number, or all (0126). */
export type RowsPerPage = (typeof rowsPerPageChoices)[number];

/** Page (from 1), the choice of rows on a page, sorting, and the screen's own filters as text. */
export interface ListState {
  readonly page: number;
  readonly rowsPerPage: RowsPerPage;
  readonly sort: Sort | null;
  readonly filters: Readonly<Record<string, string>>;
}

/** State of a list whose address has no parameters. */
export interface ListDefaults {
  readonly sort: Sort | null;
  /** The user's choice for every list. */
  readonly rowsPerPage: RowsPerPage;
}

/** The rows to ask for, `fit` being those that fill the window; 0 is all of them (R183). */
export function pageSizeOf(choice: RowsPerPage, fit: number): number {
  if (choice === 'fit') return fit;
  return choice === 'all' ? 0 : Number(choice);
}

const ownNames = new Set(['page', 'size', 'sort']);

/** Reads the list's state out of an address; anything odd becomes the default. Unknown names are filters. */
export function listStateOf(search: Readonly<Record<string, unknown>>, defaults: ListDefaults): ListState {
  const page = Number(search.page ?? 1);
  const filters = Object.entries(search).filter(
    ([name, value]) => !ownNames.has(name) && typeof value === 'string' && value !== '',
  );
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    rowsPerPage: rowsPerPageChoices.find((choice) => choice === search.size) ?? defaults.rowsPerPage,
    sort: sortOf(search.sort) ?? defaults.sort,
    filters: Object.fromEntries(filters) as Record<string, string>,
  };
}

function sortOf(text: unknown): Sort | null {
  const match = /^(.+)\.(asc|dsc)$/.exec(typeof text === 'string' ? text : '');
  return match ? { column: match[1] ?? '', direction: match[2] as Sort['direction'] } : null;
}

/** Writes the list's state for an address; what is as by default is left out. */
export function searchOf(state: ListState, defaults: ListDefaults): Record<string, string> {
  const search: Record<string, string> = {};
  if (state.page > 1) search.page = String(state.page);
  if (state.rowsPerPage !== defaults.rowsPerPage) search.size = state.rowsPerPage;
  const { sort } = state;
  const isDefaultSort = sort?.column === defaults.sort?.column && sort?.direction === defaults.sort?.direction;
  if (sort && !isDefaultSort) search.sort = `${sort.column}.${sort.direction}`;
  for (const [name, value] of Object.entries(state.filters)) {
    if (value !== '' && !ownNames.has(name)) search[name] = value;
  }
  return search;
}

/** The sorting after a click on a column: first ascending, then the other way about (R185). */
export function toggledSort(sort: Sort | null, column: string): Sort {
  if (sort?.column !== column) return { column, direction: 'asc' };
  return { column, direction: sort.direction === 'asc' ? 'dsc' : 'asc' };
}

/** Numbers of the rows on show: "Records: {from} to {to} of {total}". */
export function rowRange(
  state: { readonly page: number; readonly size: number },
  total: number,
): { from: number; to: number } {
  if (total === 0) return { from: 0, to: 0 };
  if (state.size === 0) return { from: 1, to: total };
  return { from: (state.page - 1) * state.size + 1, to: Math.min(state.page * state.size, total) };
}

/** How many pages there are; at least one. */
export function pageCount(size: number, total: number): number {
  return size === 0 ? 1 : Math.max(1, Math.ceil(total / size));
}

/** The at most three page numbers offered around the present one (R184). */
export function pagesOnOffer(page: number, pages: number): number[] {
  const first = Math.max(1, Math.min(page - 1, pages - 2));
  return [first, first + 1, first + 2].filter((candidate) => candidate <= pages);
}
