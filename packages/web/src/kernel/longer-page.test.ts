// Proves that a list with room for fewer rows takes them from a longer answer, and from no other.
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { pageFromLonger } from './longer-page.ts';

const key = (pageSize: number, more: object = {}) => [
  'bed',
  '/Bed/GetAllBeds',
  { q: 'a', pageNumber: 1, pageSize, ...more },
];

/** A cache with nine beds of twenty. */
function cacheOfNine(more: object = {}): QueryClient {
  const queryClient = new QueryClient();
  queryClient.setQueryData(key(9, more), { rows: [1, 2, 3, 4, 5, 6, 7, 8, 9], totalCount: 20 }, { updatedAt: 5 });
  return queryClient;
}

it('takes fewer rows of the first page from a longer answer, as old as that is (R121)', () => {
  expect(pageFromLonger(cacheOfNine(), key(8), { page: 1, size: 8 })).toEqual({
    data: { rows: [1, 2, 3, 4, 5, 6, 7, 8], totalCount: 20 },
    updatedAt: 5,
  });
});

it('takes all rows for a longer page where there are no more', () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(key(9), { rows: [1, 2], totalCount: 2 });
  expect(pageFromLonger(queryClient, key(11), { page: 1, size: 11 })?.data).toEqual({ rows: [1, 2], totalCount: 2 });
});

it('takes nothing for more rows, a later page, another filter, and after news', async () => {
  expect(pageFromLonger(cacheOfNine(), key(10), { page: 1, size: 10 })).toBeUndefined();
  expect(pageFromLonger(cacheOfNine(), key(8, { pageNumber: 2 }), { page: 2, size: 8 })).toBeUndefined();
  expect(pageFromLonger(cacheOfNine({ pageNumber: 2 }), key(8), { page: 1, size: 8 })).toBeUndefined();
  expect(pageFromLonger(cacheOfNine({ q: 'b' }), key(8), { page: 1, size: 8 })).toBeUndefined();
  const queryClient = cacheOfNine();
  await queryClient.invalidateQueries({ queryKey: ['bed'] });
  expect(pageFromLonger(queryClient, key(8), { page: 1, size: 8 })).toBeUndefined();
});
