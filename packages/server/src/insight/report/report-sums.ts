// Sums of a report: those of all rows, and those of each group.
import type { NumberMeasure, Report, SumsEndpoint } from '@charaka/contract/insight/report/report-declaration';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { snakeCase } from '@charaka/contract/kernel/resource';
import { dateInZone, daysBefore } from '@charaka/rules/stay/hospital-day';
import sql, { join, raw, type Sql } from 'sql-template-tag';
import { readGuardedGroups } from './guarded-groups.ts';
import {
  columnOf,
  fieldFor,
  hasTime,
  isWithoutGuarded,
  maySee,
  meaningOf,
  type Narrowed,
  type ReportCall,
  rowsOfAllDays,
  rowsWanted,
  shownAt,
  withinDaysOf,
} from './report-rows.ts';

type Sums = OutputOf<SumsEndpoint>;

/** A group as the database answers it. */
type SummedRow = { readonly key: string; readonly label: string | null; readonly count: number } & Readonly<
  Record<string, number | string | null>
>;

/** The most groups that one answer has. */
const MOST_GROUPS = 1000;

/** How rows are grouped by time, on the hospital's clock. */
const timeKeys: Readonly<Record<string, (at: Sql) => Sql>> = {
  day: (at) => sql`${at}::date::text`,
  week: (at) => sql`date_trunc('week', ${at})::date::text`,
  month: (at) => sql`to_char(${at}, 'YYYY-MM')`,
  quarter: (at) => sql`to_char(date_trunc('quarter', ${at}), 'YYYY-MM')`,
  hour: (at) => sql`lpad(extract(hour from ${at})::text, 2, '0')`,
  weekday: (at) => sql`extract(isodow from ${at})::text`,
};

/** The key of the group of a row: by a time of the hospital's clock, or by a field. */
export function groupKey(of: Report, call: ReportCall, input: Narrowed, groupBy: string): Sql {
  const byTime = timeKeys[groupBy];
  if (byTime) {
    const key = byTime(shownAt(of, call, meaningOf(of, input).from));
    return groupBy === 'hour' ? sql`case when ${hasTime(of)} then ${key} else '' end` : key;
  }
  fieldFor(of, call, groupBy);
  return sql`coalesce(${columnOf(groupBy)}::text, '')`;
}

const minutesTo = (part: number, column: Sql) =>
  sql`round((percentile_cont(${raw(String(part))}) within group (order by ${column}))::numeric, 1)::float8`;

/** Each is worked out over the rows, never from groups (RP004). */
const numberSums: Readonly<Record<NumberMeasure['by'], (column: Sql) => Sql>> = {
  sum: (column) => sql`coalesce(sum(${column}), 0)::float8`,
  average: (column) => sql`round(avg(${column}), 1)::float8`,
  median: (column) => minutesTo(0.5, column),
  p90: (column) => minutesTo(0.9, column),
  distinct: (column) => sql`count(distinct ${column})::float8`,
};

/** The measures that the caller may see (RP010). */
function measuresFor({ dataset, measures, numbers = [] }: Report, call: ReportCall): SeenMeasures {
  const isSeen = (name: string) => {
    const field = dataset.fields[name];
    return field !== undefined && maySee(call, field);
  };
  return { money: measures.filter(isSeen), numbers: numbers.filter(({ field }) => isSeen(field)) };
}

interface SeenMeasures {
  readonly money: readonly string[];
  readonly numbers: readonly NumberMeasure[];
}

/** The sums of all rows, as columns of a statement. */
function sumColumns({ ifUsed = {} }: Report, { money, numbers }: SeenMeasures): Sql {
  return join(
    [
      sql`count(*) as count`,
      ...money.map((field) => sql`coalesce(sum(${columnOf(field)}), 0)::bigint as ${raw(snakeCase(field))}`),
      ...Object.keys(ifUsed).map((field, place) => sql`count(${columnOf(field)}) as ${raw(`used${place}`)}`),
      ...numbers.map(({ field, by }, place) => sql`${numberSums[by](columnOf(field))} as ${raw(`number${place}`)}`),
    ],
    ', ',
  );
}

/** The sums of a report in one statement; without a group they are one row. */
function sumsStatement(of: Report, call: ReportCall, input: Narrowed, sums: Sql, groupBy?: string): Sql {
  const { view, fields } = of.dataset;
  const from = sql`from report.${raw(view)} x where ${rowsWanted(of, call, input)}`;
  if (groupBy === undefined) return sql`select '' as key, null as label, ${sums} ${from}`;
  const grouped = sql`select ${groupKey(of, call, input, groupBy)} as key, ${sums} ${from}
    group by 1 order by 1 limit ${MOST_GROUPS + 1}`;
  const { names } = fields[groupBy] ?? {};
  if (names === undefined) return sql`select g.*, null as label from (${grouped}) g order by g.key`;
  return sql`select g.*, n.${raw(names)}_name as label from (${grouped}) g
    left join report.${raw(names)}_name n on n.tenant_id = ${call.tenantId} and n.${raw(names)}_id::text = g.key
    order by lower(n.${raw(names)}_name), g.key`;
}

function summed({ money, numbers }: SeenMeasures, row: SummedRow): Pick<Sums, 'count' | 'totals' | 'numbers'> {
  const totals = money.map((field) => ({ field, amount: Number(row[field]) }));
  return {
    count: row.count,
    totals: totals as Sums['totals'],
    numbers: numbers.map(({ field, by }, place) => ({ field, by, value: row[`number${place}`] as number | null })),
  };
}

/**
 * The count and the amounts of all rows of each day, in the order of the days and in one statement; an amount that the caller may not see is
 * missing.
 */
export async function readSumsOfDays(
  of: Report,
  call: ReportCall,
  days: readonly string[],
  input: object = {},
): Promise<Pick<Sums, 'count' | 'totals'>[]> {
  const measures = { ...measuresFor(of, call), numbers: [] };
  const sums = sumColumns(of, measures);
  const each = days.map((day) => sumsStatement(of, call, { ...input, fromDate: day, toDate: day }, sums));
  const rows = await call.tx.rows<SummedRow>(join(each, ' union all '));
  return rows.map((row) => summed(measures, row));
}

/** How far the last day with rows is looked for: a report that never had a row reads no more than a year. */
const LOOKED_BACK_DAYS = 366;

/** The last day with rows in the year up to the end of a period that has none (RP006); its condition is on the instant, so that an index finds it. */
async function lastDayOf(of: Report, call: ReportCall, input: Narrowed): Promise<string | undefined> {
  const { from } = meaningOf(of, input);
  const toDate = input.toDate ?? dateInZone(call.now, call.hospital.timezone);
  const year = { fromDate: daysBefore(toDate, LOOKED_BACK_DAYS), toDate };
  const wanted = [rowsOfAllDays(of, call, input), ...withinDaysOf(of, call, from, year)];
  const last = await call.tx.row<{ day: string }>(sql`
    select ${shownAt(of, call, from)}::date::text as day from report.${raw(of.dataset.view)} x
    where ${join(wanted, ' and ')} order by ${columnOf(from)} desc limit 1`);
  return last?.day;
}

/** The sums of all rows, which are not those of a page (RP004), and those of each group, in one snapshot. */
export async function readSums(of: Report, call: ReportCall, input: Narrowed): Promise<Sums> {
  const groupBy = typeof input.groupBy === 'string' ? input.groupBy : undefined;
  const measures = measuresFor(of, call);
  const sums = sumColumns(of, measures);
  const [all, groups] = await Promise.all([
    call.tx.single<SummedRow>(sumsStatement(of, call, input, sums)),
    groupBy === undefined ? [] : call.tx.rows<SummedRow>(sumsStatement(of, call, input, sums, groupBy)),
  ]);
  return {
    asOf: call.now.toISOString(),
    ...summed(measures, all),
    groups: groups.slice(0, MOST_GROUPS).map((row) => ({ key: row.key, label: row.label, ...summed(measures, row) })),
    lastDay: all.count === 0 && of.period !== 'now' ? await lastDayOf(of, call, input) : undefined,
    used: Object.keys(of.ifUsed ?? {}).filter((_field, place) => Number(all[`used${place}`]) > 0),
    guarded: isWithoutGuarded(of, call) ? { groups: await readGuardedGroups(of, call, input) } : undefined,
    isCut: groups.length > MOST_GROUPS,
  };
}
