// The days a list is narrowed to, as conditions: the first and the last one are included, either may be missing.
import { daysAfter, startOfDay } from '@charaka/rules/stay/hospital-day';
import sql, { type Sql } from 'sql-template-tag';
import type { Call } from './handler.ts';

/** First and last day of the requested period. */
export interface AskedDays {
  readonly fromDate?: string | null | undefined;
  readonly toDate?: string | null | undefined;
}

/** The days as conditions on a column of days. */
export function onDays(column: Sql, { fromDate, toDate }: AskedDays): Sql[] {
  return [...(fromDate ? [sql`${column} >= ${fromDate}`] : []), ...(toDate ? [sql`${column} <= ${toDate}`] : [])];
}

/** The days of the hospital as conditions on a column of instants. */
export function withinDays(
  { hospital }: { readonly hospital: Pick<Call['hospital'], 'timezone'> },
  column: Sql,
  { fromDate, toDate }: AskedDays,
): Sql[] {
  const zone = hospital.timezone;
  return [
    ...(fromDate ? [sql`${column} >= ${startOfDay(fromDate, zone)}`] : []),
    ...(toDate ? [sql`${column} < ${startOfDay(daysAfter(toDate, 1), zone)}`] : []),
  ];
}
