// Proves how a list's state stands in the address and what the table's foot says.
import { describe, expect, it } from 'vitest';
import { listStateOf, pageCount, pageSizeOf, pagesOnOffer, rowRange, searchOf, toggledSort } from './list-state.ts';

const byName = { column: 'name', direction: 'asc' } as const;
const defaults = { sort: byName, rowsPerPage: 'fit' } as const;

describe('a list in the address', () => {
  it('begins on page 1 with the rows the user has chosen and the first column ascending (R183, R185)', () => {
    expect(listStateOf({}, defaults)).toEqual({ page: 1, rowsPerPage: 'fit', sort: byName, filters: {} });
    expect(listStateOf({}, { ...defaults, rowsPerPage: '50' }).rowsPerPage).toBe('50');
  });
  it('survives being written and read', () => {
    const state = {
      page: 3,
      rowsPerPage: 'all',
      sort: { column: 'bed', direction: 'dsc' },
      filters: { q: '007', all: '1' },
    } as const;
    const search = searchOf(state, defaults);
    expect(search).toEqual({ page: '3', size: 'all', sort: 'bed.dsc', q: '007', all: '1' });
    expect(listStateOf(search, defaults)).toEqual(state);
  });
  it('leaves out what is as by default', () => {
    expect(searchOf({ page: 1, rowsPerPage: 'fit', sort: byName, filters: { q: '' } }, defaults)).toEqual({});
    expect(searchOf({ page: 1, rowsPerPage: '25', sort: byName, filters: {} }, defaults)).toEqual({ size: '25' });
  });
  it('takes no page size that is not on offer, no page below 1 (R183)', () => {
    expect(listStateOf({ size: '999', page: '-2', sort: 'name' }, { sort: null, rowsPerPage: '25' })).toEqual({
      page: 1,
      rowsPerPage: '25',
      sort: null,
      filters: {},
    });
  });
  it('asks for the rows that fill the window, a number of them, or all (R183)', () => {
    expect((['fit', '25', '50', '100', 'all'] as const).map((choice) => pageSizeOf(choice, 17))).toEqual([
      17, 25, 50, 100, 0,
    ]);
  });
  it('toggles a column between asc and dsc (R185)', () => {
    expect(toggledSort(byName, 'name').direction).toBe('dsc');
    expect(toggledSort({ column: 'name', direction: 'dsc' }, 'name').direction).toBe('asc');
    expect(toggledSort(byName, 'bed')).toEqual({ column: 'bed', direction: 'asc' });
  });
});

describe('the foot of a table', () => {
  it('tells which records are shown', () => {
    expect(rowRange({ page: 2, size: 10 }, 14)).toEqual({ from: 11, to: 14 });
    expect(rowRange({ page: 1, size: 0 }, 14)).toEqual({ from: 1, to: 14 });
    expect(rowRange({ page: 1, size: 10 }, 0)).toEqual({ from: 0, to: 0 });
  });
  it.each([
    [1, 9, [1, 2, 3]],
    [2, 9, [1, 2, 3]],
    [5, 9, [4, 5, 6]],
    [9, 9, [7, 8, 9]],
    [2, 2, [1, 2]],
    [1, 1, [1]],
  ])('offers at most 3 pages around page %i of %i (R184)', (page, pages, offered) => {
    expect(pagesOnOffer(page, pages)).toEqual(offered);
  });
  it('has one page when all are shown (R183)', () => {
    expect(pageCount(0, 1000)).toBe(1);
    expect(pageCount(10, 0)).toBe(1);
    expect(pageCount(10, 11)).toBe(2);
  });
});
