// Changes of a list that follow each other before the screen is drawn anew.
import { expect, it } from 'vitest';
import { changed, changesOf } from './list-changes.ts';
import { type ListState, listStateOf } from './list-state.ts';

/** A list drawn once, and the state that its changes come to. */
function listOf(search: Record<string, string>) {
  let now: ListState = listStateOf(search, { sort: null, rowsPerPage: 'fit' });
  const list = changesOf(now, 10, (change) => {
    now = changed(now, change);
  });
  return { list, state: () => now };
}

it('keeps a filter that is cleared while another one is being set (R363)', () => {
  const { list, state } = listOf({ q: 'Asha', page: '3' });
  list.setFilter('q', '');
  list.setFilter('words', 'Lake Road');
  list.setFilters({ city: 'Kolkata' });
  expect(state().filters).toEqual({ q: '', words: 'Lake Road', city: 'Kolkata' });
  expect(state().page).toBe(1);
});

it('turns the sorting about at the second of two clicks, and stays on a page that is chosen (R185)', () => {
  const { list, state } = listOf({});
  list.toggleSort('name');
  list.toggleSort('name');
  list.setPage(2);
  expect(state()).toMatchObject({ sort: { column: 'name', direction: 'dsc' }, page: 2 });
});

it('begins again at the first page when other rows fit on one (R183)', () => {
  const { list, state } = listOf({ page: '4' });
  list.setRowsPerPage('100');
  expect(state()).toMatchObject({ page: 1, rowsPerPage: '100' });
});
