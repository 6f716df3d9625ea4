// The first page of a list from an answer in the cache that has more rows of the same list.
import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';

type Page = { readonly rows: readonly unknown[]; readonly totalCount: number };

/** The key of the whole list that a page belongs to. */
const listKey = ([topic, path, request]: QueryKey) =>
  hashKey([topic, path, { ...(request as object), pageNumber: 1, pageSize: 0 }]);

/**
 * The first page, and when its answer came. A list has room for fewer rows than was thought before it was drawn for the first time; it need not
 * be read again for that.
 */
export function pageFromLonger<P extends Page>(
  queryClient: QueryClient,
  key: QueryKey,
  { page, size }: { readonly page: number; readonly size: number },
): { readonly data: P; readonly updatedAt: number } | undefined {
  if (page !== 1 || size === 0) return undefined;
  const wanted = listKey(key);
  for (const { queryKey, state } of queryClient.getQueryCache().findAll({ queryKey: key.slice(0, 2) })) {
    const answer = state.data as P | undefined;
    const { pageNumber } = queryKey[2] as { readonly pageNumber?: number };
    if (!answer || state.isInvalidated || pageNumber !== 1 || listKey(queryKey) !== wanted) continue;
    if (answer.rows.length < Math.min(size, answer.totalCount)) continue;
    return { data: { ...answer, rows: answer.rows.slice(0, size) }, updatedAt: state.dataUpdatedAt };
  }
  return undefined;
}
