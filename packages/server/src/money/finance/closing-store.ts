// The SQL of closings.

import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import type { getDayClosing } from '@charaka/contract/money/finance/finance';
import { financeSentences } from '@charaka/contract/money/finance/finance-sentences';
import type { CashCount } from '@charaka/rules/money/cash-count';
import type { Paise } from '@charaka/rules/money/money';
import sql, { type Sql } from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';

/** A closing as answered. */
export type DayClosing = OutputOf<typeof getDayClosing>['closing'];

/** The error when the hospital has no closing of that number that the caller may see. */
export const NO_CLOSING = financeSentences.closingDoesNotExist;

const columns = sql`c.day_closing_id, c.closing_no, c.fin_year, c.collector_id, u.name as collector_name, c.closed_on, c.closed_at,
  c.expected_cash_paise as expected_cash, c.counted_cash_paise as counted_cash,
  c.counted_cash_paise - c.expected_cash_paise as difference, c.reason, c.reopened_at, r.name as reopened_by_name,
  c.reopen_reason`;

/** The closings of the hospital that meet a condition on `c`, in the order they were made. */
export function readClosings(call: Call, wanted: Sql): Promise<DayClosing[]> {
  return call.tx.rows<DayClosing>(sql`
    select ${columns} from day_closing c
    join app_user u on u.tenant_id = c.tenant_id and u.user_id = c.collector_id
    left join app_user r on r.tenant_id = c.tenant_id and r.user_id = c.reopened_by
    where c.tenant_id = ${call.tenantId} and c.hospital_id = ${call.hospital.hospitalId} and ${wanted}
    order by c.closed_at, c.day_closing_id`);
}

/** The closing of a collector on a day, unless it was opened again. */
export async function findClosing(call: Call, collectorId: number, day: string): Promise<DayClosing | undefined> {
  const [closing] = await readClosings(
    call,
    sql`c.collector_id = ${collectorId} and c.closed_on = ${day}::date and c.reopened_at is null`,
  );
  return closing;
}

/** One till at a time: closing and opening again of a collector wait for each other. */
export async function lockTill(call: Call, collectorId: number): Promise<void> {
  const till = `${call.tenantId} ${call.hospital.hospitalId} ${collectorId}`;
  await call.tx.rows(sql`select pg_advisory_xact_lock(hashtext('till'), hashtext(${till}))`);
}

/** A till to be closed. */
export interface NewClosing {
  readonly collectorId: number;
  readonly finYear: string;
  readonly closedOn: string;
  readonly expectedCashPaise: Paise;
  readonly countedCashPaise: Paise;
  readonly counts: readonly CashCount[];
  readonly reason: string | null;
}

/** Records a closing with the next number of its series, and answers its number in the database. */
export async function insertClosing(call: Call, closing: NewClosing): Promise<number> {
  const { hospitalId } = call.hospital;
  const counts = closing.counts.map(({ denominationPaise, count }) => ({ denomination: denominationPaise, count }));
  const { dayClosingId } = await call.tx.one<{ dayClosingId: number }>(
    sql`insert into day_closing (tenant_id, hospital_id, collector_id, fin_year, closing_no, closed_on, closed_at,
        expected_cash_paise, counted_cash_paise, counts, reason, created_by)
      values (${call.tenantId}, ${hospitalId}, ${closing.collectorId}, ${closing.finYear},
        next_number('day closing', ${hospitalId}, ${closing.finYear}), ${closing.closedOn}::date, ${call.now},
        ${closing.expectedCashPaise}, ${closing.countedCashPaise}, ${JSON.stringify(counts)}::jsonb, ${closing.reason},
        ${call.userId})
      returning day_closing_id`,
    financeSentences.closingNotRecorded,
  );
  return dayClosingId;
}

/** The notes and coins of a closing. */
export async function readCounts(call: Call, dayClosingId: number): Promise<{ denomination: Paise; count: number }[]> {
  const { counts } = await call.tx.one<{ counts: { denomination: Paise; count: number }[] }>(
    sql`select counts from day_closing where tenant_id = ${call.tenantId} and day_closing_id = ${dayClosingId}`,
    NO_CLOSING,
  );
  return counts;
}

/** Marks a closing as opened again; false when it was opened before. */
export async function markReopened(call: Call, dayClosingId: number, reason: string): Promise<boolean> {
  const marked = await call.tx.rows(sql`
    update day_closing set reopened_at = ${call.now}, reopened_by = ${call.userId}, reopen_reason = ${reason}
    where tenant_id = ${call.tenantId} and day_closing_id = ${dayClosingId} and reopened_at is null
    returning day_closing_id`);
  return marked.length > 0;
}
