// The state of a list as it stands in the address, so that it can be bookmarked and the Back button works.

/** Which column a list is sorted by (wire spelling), and which way. */
export interface Sort {
  readonly column: string;
  readonly direction: 'asc' | 'dsc';
}

/** Page (from 1), rows on a page (0 is all), sorting, and the screen's own filters as text. */
export interface ListState {
  readonly page: number;
  readonly size: number;
  readonly sort: Sort | null;
  readonly filters: Readonly<Record<string, string>>;
}

/** The page sizes on offer; 0 is All (R183). */
export const pageSizes = [10, 15, 20, 0] as const;
/** The page size a list begins with (R183). */
const defaultPageSize = 10;

const ownNames = new Set(['page', 'size', 'sort']);

/** Reads the list's state out of an address; anything odd becomes the default. Unknown names are filters. */
export function listStateOf(search: Readonly<Record<string, unknown>>, defaultSort: Sort | null): ListState {
  const page = Number(search.page ?? 1);
  const size = Number(search.size ?? defaultPageSize);
  const filters = Object.entries(search).filter(
    ([name, value]) => !ownNames.has(name) && typeof value === 'string' && value !== '',
  );
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    size: (pageSizes as readonly number[]).includes(size) ? size : defaultPageSize,
    sort: sortOf(search.sort) ?? defaultSort,
    filters: Object.fromEntries(filters) as Record<string, string>,
  };
}

function sortOf(text: unknown): Sort | null {
  const match = /^(.+)\.(asc|dsc)$/.exec(typeof text === 'string' ? text : '');
  return match ? { column: match[1] ?? '', direction: match[2] as Sort['direction'] } : null;
}

/** Writes the list's state for an address; what is as by default is left out. */
export function searchOf(state: ListState, defaultSort: Sort | null): Record<string, string> {
  const search: Record<string, string> = {};
  if (state.page > 1) search.page = String(state.page);
  if (state.size !== defaultPageSize) search.size = String(state.size);
  const { sort } = state;
  const isDefaultSort = sort?.column === defaultSort?.column && sort?.direction === defaultSort?.direction;
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
export function rowRange(state: Pick<ListState, 'page' | 'size'>, total: number): { from: number; to: number } {
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
