// The SQL of a planned custom report: names come from declarations, every text and number of the definition is a parameter (RP015).
import type { Calculated, MeasureFunction } from '@charaka/contract/insight/report/custom-definition';
import { isAmountKind } from '@charaka/contract/insight/report/custom-fields';
import {
  type Plan,
  type PlannedFilter,
  type PlannedMeasure,
  type Value,
  valueWord,
} from '@charaka/contract/insight/report/custom-plan';
import { customSentences } from '@charaka/contract/insight/report/custom-report-sentences';
import { isCalendarDate } from '@charaka/rules/stay/hospital-day';
import sql, { join, raw, type Sql } from 'sql-template-tag';
import { refuse } from '../../kernel/refusal.ts';
import { columnOf, type Narrowed, type ReportCall, rowsWanted, shownAt } from './report-rows.ts';
import { groupKey } from './report-sums.ts';

/** A planned report of a caller with its days. */
export interface Asked {
  readonly call: ReportCall;
  readonly plan: Plan;
  readonly days: Narrowed;
}

const arithmetic: Readonly<Record<'plus' | 'minus' | 'times' | 'over', (left: Sql, right: Sql) => Sql>> = {
  plus: (left, right) => sql`(${left} + ${right})`,
  minus: (left, right) => sql`(${left} - ${right})`,
  times: (left, right) => sql`(${left} * ${right})`,
  over: (left, right) => sql`(${left} / nullif(${right}, 0))`,
};

/** Limits of bands as the view has the values: amounts in paise. */
const limitsOf = ({ limits }: Calculated, kind: Value['kind']) =>
  limits.map((limit) => (kind === 'money' ? Math.round(limit * 100) : limit));

function calculatedSql(asked: Asked, { calculated, parts = [] }: Value): Sql {
  const [left = sql`null`, right = sql`null`] = parts.map((part) => valueSql(asked, part));
  const { kind, words } = calculated as Calculated;
  if (kind === 'minutesTo') return sql`(extract(epoch from ${right} - ${left}) / 60)`;
  if (kind === 'bands') {
    const limits = limitsOf(calculated as Calculated, parts[0]?.kind ?? 'number');
    return sql`width_bucket(${left}::numeric, ${limits}::numeric[])::text`;
  }
  if (kind === 'words') {
    const cases = words.map(({ value, text }) => sql`when ${value}::text then ${text}::text`);
    return sql`(case ${left}::text ${join(cases, ' ')} else null end)`;
  }
  return arithmetic[kind](sql`${left}::numeric`, sql`${right}::numeric`);
}

/** The value of a row. */
function valueSql(asked: Asked, value: Value): Sql {
  const { call, plan, days } = asked;
  if (value.calculated) return calculatedSql(asked, value);
  return value.kind === 'time' ? groupKey(plan.of, call, days, value.name) : columnOf(value.name);
}

/** The key of a row's group as a text; rows without a value have the key ''. */
export const keySql = (asked: Asked, value: Value): Sql => sql`coalesce(${valueSql(asked, value)}::text, '')`;

const sumOf = (value: Sql) => sql`sum(${value})`;
const percentile = (part: number, value: Sql) =>
  sql`percentile_cont(${raw(String(part))}) within group (order by ${value})`;
/** The share of a group in the total that is shown. */
const shareOf = (part: Sql) => sql`100 * ${part} / nullif(sum(${part}) over (), 0)`;

const figures: Readonly<Record<Exclude<MeasureFunction, 'count' | 'share'>, (value: Sql) => Sql>> = {
  sum: (value) => sql`coalesce(${sumOf(value)}, 0)`,
  average: (value) => sql`avg(${value})`,
  median: (value) => percentile(0.5, value),
  p90: (value) => percentile(0.9, value),
  distinct: (value) => sql`count(distinct ${value})`,
};

/** Paise are whole, minutes and shares have one decimal, other numbers two. */
const decimals = { money: 0, minutes: 1, percent: 1, number: 2 } as const;

/** A measure, worked out over the rows of a group. */
export function measureSql(asked: Asked, { by, value, kind }: PlannedMeasure): Sql {
  const amount = value ? valueSql(asked, value) : undefined;
  const added = amount && by !== 'distinct' ? sql`${amount}::numeric` : amount;
  const counted = sql`count(*)`;
  const figure =
    by === 'share' ? shareOf(added ? sumOf(added) : counted) : by === 'count' || !added ? counted : figures[by](added);
  return sql`round((${figure})::numeric, ${raw(String(decimals[kind]))})::float8`;
}

const operators = { is: raw('='), isNot: raw('<>'), atLeast: raw('>='), atMost: raw('<=') } as const;

/** The values of a filter as the view has them; refuses those that its field cannot have. */
function filterValues({ value, values }: PlannedFilter): (string | number | boolean)[] {
  const wrong = () => refuse(customSentences.wrongFilter({ column: valueWord(value) }));
  return values.map((written) => {
    // PostgreSQL has no text with this sign.
    if (written.includes('\0')) return wrong();
    if (value.kind === 'flag') return written === 'true' || written === 'false' ? written === 'true' : wrong();
    if (value.kind === 'day') return isCalendarDate(written) ? written : wrong();
    if (value.kind === 'named') return /^\d{1,15}$/.test(written) ? Number(written) : wrong();
    if (!isAmountKind(value.kind)) return written;
    const number = Number(written);
    if (written.trim() === '' || !Number.isFinite(number) || Math.abs(number) > 1e13) return wrong();
    return value.kind === 'money' ? Math.round(number * 100) : number;
  });
}

const castOf: Readonly<Record<string, Sql>> = {
  flag: raw('::boolean'),
  day: raw('::date'),
  named: raw('::bigint'),
  number: raw('::numeric'),
  minutes: raw('::numeric'),
  money: raw('::numeric'),
};

function filterSql(asked: Asked, filter: PlannedFilter): Sql {
  const { comparison, value } = filter;
  const held = valueSql(asked, value);
  const isEmpty = sql`coalesce(${held}::text, '') = ''`;
  if (comparison === 'isEmpty') return isEmpty;
  if (comparison === 'isGiven') return sql`not (${isEmpty})`;
  const cast = castOf[value.kind] ?? raw('::text');
  const compared = filterValues(filter).map((one) => sql`${held}${cast} ${operators[comparison]} ${one}${cast}`);
  if (comparison !== 'isNot') return sql`(${join(compared, ' or ')})`;
  return sql`(${isEmpty} or (${join(compared, ' and ')}))`;
}

/** The rows of a definition: those of the hospital within the days, its filters, and the groups that they are narrowed to (RP008). */
export function rowsSql(asked: Asked, within: readonly (string | null | undefined)[]): Sql {
  const { call, plan, days } = asked;
  const narrowed = plan.groups.flatMap((group, place) => {
    const key = within[place];
    return typeof key === 'string' && !key.includes('\0') ? [sql`${keySql(asked, group)} = ${key}`] : [];
  });
  const filters = plan.filters.map((filter) => filterSql(asked, filter));
  return join([rowsWanted(plan.of, call, days), ...filters, ...narrowed], ' and ');
}

/** A cell of a row: minutes to one decimal, calculated numbers as numbers. */
export function cellSql(asked: Asked, value: Value): Sql {
  const held = valueSql(asked, value);
  if (value.kind === 'minutes') return sql`round((${held})::numeric, 1)::float8`;
  if (value.calculated && value.kind === 'money') return sql`round(${held})::float8`;
  if (value.calculated && value.kind === 'number') return sql`round(${held}, 2)::float8`;
  return held;
}

/** A day of the hospital's clock, for the order of rows that the caller sorts by no column. */
export const newestFirst = ({ plan, call }: Asked): Sql => sql`${shownAt(plan.of, call, plan.of.dataset.instant)} desc`;
