// What the lists of memos and of returns share: whose they are, and the days they are narrowed to.
import { daysAfter, startOfDay } from '@charaka/rules/hospital-day';
import sql, { type Sql } from 'sql-template-tag';
import type { Call } from '../kernel/handler.ts';

/** Whose memo or return it is: the infant's own name where it has one (Q86). */
export const patientName = sql`coalesce(nullif(a.infant_name, ''),
  concat_ws(' ', p.salutation, p.first_name, nullif(p.middle_name, ''), p.last_name)) as patient_name`;

/** First and last day asked for; either may be missing. */
export interface AskedDays {
  readonly fromDate?: string | null | undefined;
  readonly toDate?: string | null | undefined;
}

/** Days of the hospital as conditions on an instant, both ends included. */
export function inDays(call: Call, column: Sql, days: AskedDays): Sql[] {
  const zone = call.hospital.timezone;
  return [
    ...(days.fromDate ? [sql`${column} >= ${startOfDay(days.fromDate, zone)}`] : []),
    ...(days.toDate ? [sql`${column} < ${startOfDay(daysAfter(days.toDate, 1), zone)}`] : []),
  ];
}
