// Active staff of the hospital whose name contains the typed text, for the searches that choose one of them.
import { listStaff } from '@charaka/contract/foundation/staff/staff';
import { call } from '../../kernel/call.ts';
import { contains } from '../../kernel/filters.ts';
import type { Filter, RowOf } from '../../kernel/use-list.ts';

const mostMatches = 20;

/** At most 20; `besides` narrows them further, as to doctors. */
export async function findStaff(
  typed: string,
  signal: AbortSignal,
  besides: readonly Filter[] = [],
): Promise<RowOf<typeof listStaff>[]> {
  const filterParams = [...besides, contains('fullName', typed)];
  const found = await call(
    listStaff,
    { worksHere: true, filterParams, pageNumber: 1, pageSize: mostMatches },
    { signal },
  );
  return found.rows.filter((row) => row.isActive);
}
