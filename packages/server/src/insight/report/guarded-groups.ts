// The groups of guarded rows, as far as a reader without their deed may count them: in whole months that are over, from five patients on (RP010).
import type { Report } from '@charaka/contract/insight/report/report-declaration';
import { dateInZone, lastDayOfMonth } from '@charaka/rules/stay/hospital-day';
import sql, { join, raw, type Sql } from 'sql-template-tag';
import {
  columnOf,
  meaningOf,
  type Narrowed,
  ofHospital,
  type ReportCall,
  shownAt,
  withinDaysOf,
} from './report-rows.ts';

/** A month of a group is counted from so many patients on. */
const LEAST_COUNTED = 5;

/** A group: the rows of its months that are counted, and whether it has other months. */
export interface GuardedGroup {
  readonly key: string;
  readonly count: number | null;
  readonly hasFewMonths: boolean;
}

/** Whole months that are over: each figure is a sum of the same months, so that no difference is smaller than one of them. */
function areWholeMonths({ hospital, now }: ReportCall, { fromDate, toDate }: Narrowed): boolean {
  if (!fromDate?.endsWith('-01') || !toDate) return false;
  return toDate === lastDayOfMonth(toDate.slice(0, 7)) && toDate < dateInZone(now, hospital.timezone);
}

/** Whether a request asks for a part of the rows. */
const isNarrowed = ({ filters }: Report, input: Narrowed): boolean =>
  [...filters, 'without', 'hour', 'weekday'].some((name) => input[name] !== undefined && input[name] !== null);

/** The groups of guarded rows; none where the request names other days than whole months, another group or a filter. */
export async function readGuardedGroups(of: Report, call: ReportCall, input: Narrowed): Promise<GuardedGroup[]> {
  const { guarded, view } = of.dataset;
  if (!guarded || input.groupBy !== guarded.by || isNarrowed(of, input) || !areWholeMonths(call, input)) return [];
  const { from } = meaningOf(of, input);
  const wanted: Sql[] = [
    ofHospital(call),
    columnOf(guarded.flag),
    sql`coalesce(${columnOf(guarded.by)}::text, '') <> ''`,
    ...withinDaysOf(of, call, from, input),
  ];
  return call.tx.rows<GuardedGroup>(sql`
    select m.key, sum(m.count) filter (where not m.is_few)::integer as count, bool_or(m.is_few) as has_few_months
    from (select ${columnOf(guarded.by)}::text as key, count(*) as count,
        count(distinct ${columnOf(guarded.counted)}) < ${LEAST_COUNTED} as is_few
      from report.${raw(view)} x where ${join(wanted, ' and ')}
      group by 1, to_char(${shownAt(of, call, from)}, 'YYYY-MM')) m
    group by m.key order by m.key`);
}
