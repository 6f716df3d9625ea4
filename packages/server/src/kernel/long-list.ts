// Lists too long to be held whole: their rows are read from a cursor, batch by batch, in the snapshot of the call.
import type { Sql } from 'sql-template-tag';
import type { Transaction } from './transaction.ts';

/** A list of more rows than this is read in batches of so many: a few milliseconds of work each, a few hundred kilobytes of answer. */
export const BATCH_ROWS = 500;

/** The answer of `handle` in place of a list's output: the total, and the rows in batches read on demand. */
export class LongList {
  readonly totalCount: number;
  readonly pageNumber: number;
  readonly batches: AsyncIterable<readonly unknown[]>;
  constructor(totalCount: number, pageNumber: number, batches: AsyncIterable<readonly unknown[]>) {
    this.totalCount = totalCount;
    this.pageNumber = pageNumber;
    this.batches = batches;
  }
}

/** A list as handlers answer it: the page whole, or one too long for that. */
export type ListAnswer<R> = { rows: R[]; totalCount: number; pageNumber: number } | LongList;

/** The statements of one page of a list: its rows, the total count, and the maximum number of rows. */
export interface ListStatements {
  readonly rows: Sql;
  readonly total: Sql;
  readonly limit: number;
  readonly pageNumber: number;
}

async function* continued<R, T>(
  first: readonly R[],
  more: AsyncGenerator<readonly R[]>,
  finish: (row: R) => T,
): AsyncGenerator<readonly T[]> {
  yield first.map(finish);
  for await (const batch of more) yield batch.map(finish);
}

/** Reads the page and the total in one round trip. `finish` turns a row into its answer. */
export async function readPage<R, T>(
  tx: Transaction,
  { rows, total, limit, pageNumber }: ListStatements,
  finish: (row: R) => T,
): Promise<ListAnswer<T>> {
  const counting = tx.single<{ count: number }>(total);
  if (limit <= BATCH_ROWS) {
    const [read, counted] = await Promise.all([tx.rows<R>(rows), counting]);
    return { rows: read.map(finish), totalCount: counted.count, pageNumber };
  }
  const batches = tx.batches<R>(rows, BATCH_ROWS);
  const [first, counted] = await Promise.all([batches.next(), counting]);
  const totalCount = counted.count;
  const read = first.value ?? [];
  if (read.length < BATCH_ROWS) return { rows: read.map(finish), totalCount, pageNumber };
  return new LongList(totalCount, pageNumber, continued(read, batches, finish));
}
