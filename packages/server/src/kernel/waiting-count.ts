// How many of each kind wait for the caller: what areas count, by the lines the contract declares.
import type { WaitingLine, WaitingLines } from '@charaka/contract/kernel/waiting-line';
import type { Paise } from '@charaka/rules/money/money';
import sql, { type Sql } from 'sql-template-tag';
import type { Call } from './handler.ts';

/** The pending work of one kind: the count, and optional details of the kind. */
export interface Waiting {
  readonly count: number;
  /** When the one that waits longest began to. */
  readonly since?: string | null;
  readonly firstId?: number | null;
  readonly worst?: Paise | null;
  readonly at?: string | null;
  readonly firstDay?: string | null;
}

/** A line with the statement that counts it; the statement uses an index and the conditions of the list. */
export interface WaitingCount {
  readonly code: string;
  readonly line: WaitingLine;
  readonly count: (call: Call) => Promise<Waiting>;
}

/** Counts the rows of a list by its own conditions, and returns since when the first of them waits. */
export function countRows(
  { tx }: Call,
  { from, where }: { readonly from: Sql; readonly where: Sql },
  since: Sql,
): Promise<Waiting> {
  return tx.single<Waiting>(sql`select count(*), min(${since}) as since from ${from} where ${where}`);
}

/** No pending work of a kind, without a query. */
export const nothingWaits: Waiting = { count: 0 };

/** Ties the lines of an area to their statements; the compiler wants one for each. */
export function counted<L extends WaitingLines>(
  lines: L,
  counts: { readonly [Code in keyof L]: WaitingCount['count'] },
): WaitingCount[] {
  return Object.entries(lines).flatMap(([code, line]) => {
    const count = counts[code];
    return count ? [{ code, line, count }] : [];
  });
}

/** The parts of an area that shows users their pending work. */
export interface WaitingCounts {
  readonly waitingCounts: readonly WaitingCount[];
}
