// How many of each kind wait for the caller: what areas count, by the lines the contract declares.
import type { WaitingLine, WaitingLines } from '@charaka/contract/kernel/waiting-line';
import type { Paise } from '@charaka/rules/money/money';
import sql, { type Sql } from 'sql-template-tag';
import type { Call } from './handler.ts';

/** What waits of one kind; only what the kind knows is said besides the number. */
export interface Waiting {
  readonly count: number;
  /** When the one that waits longest began to. */
  readonly since?: string | null;
  readonly firstId?: number | null;
  readonly worst?: Paise | null;
  readonly at?: string | null;
  readonly firstDay?: string | null;
}

/** A line with the statement that counts it, which stands on an index and asks by the conditions of the list. */
export interface WaitingCount {
  readonly code: string;
  readonly line: WaitingLine;
  readonly count: (call: Call) => Promise<Waiting>;
}

/** Counts the rows of a list by its own conditions, and tells since when the first of them waits. */
export function countRows(
  { tx }: Call,
  { from, where }: { readonly from: Sql; readonly where: Sql },
  since: Sql,
): Promise<Waiting> {
  return tx.single<Waiting>(sql`select count(*), min(${since}) as since from ${from} where ${where}`);
}

/** Nothing of a kind, without asking. */
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

/** What an area is given that tells users what waits for them. */
export interface WaitingCounts {
  readonly waitingCounts: readonly WaitingCount[];
}
