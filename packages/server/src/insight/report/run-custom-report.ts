// Runs a custom report for its reader: groups, rows or the measures of all rows, on the connection of reports (RP016).
import { readDefinition } from '@charaka/contract/insight/report/custom-definition';
import { isSortedKind } from '@charaka/contract/insight/report/custom-fields';
import { type Plan, planOf, type Value } from '@charaka/contract/insight/report/custom-plan';
import { type CustomRow, runCustomReport, sumCustomReport } from '@charaka/contract/insight/report/custom-report';
import { customChecks, customSentences } from '@charaka/contract/insight/report/custom-report-sentences';
import type { OutputOf, ParsedOf } from '@charaka/contract/kernel/endpoint';
import { snakeCase } from '@charaka/contract/kernel/resource';
import sql, { join, raw, type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { handle } from '../../kernel/handler.ts';
import { answerList, type ListColumn, type ListSource } from '../../kernel/list-query.ts';
import { refuse } from '../../kernel/refusal.ts';
import { hasRight } from '../../kernel/session.ts';
import { type Asked, cellSql, keySql, measureSql, newestFirst, rowsSql } from './custom-sql.ts';
import { isWithoutGuarded, type ReportCall } from './report-rows.ts';
import { comparedAs } from './report-source.ts';

type Request = Pick<ParsedOf<typeof sumCustomReport>, 'definition' | 'fromDate' | 'toDate'>;

/** The plan of the definition for the caller; refuses a definition that has no answer. */
function planFor(call: ReportCall, { definition }: Request): Plan {
  const read = readDefinition(definition) ?? refuse(customChecks.noDefinition);
  const plan = planOf(read, (menu) => hasRight(call.session, menu, 'view'));
  return 'refusal' in plan ? refuse(plan.refusal) : plan;
}

/** A definition with its days for a caller. Throws a refusal for a definition without an answer. */
export function askedFor(call: ReportCall, request: Request): Asked {
  const plan = planFor(call, request);
  const { fromDate, toDate } = request;
  return { call, plan, days: { fromDate, toDate, ...(plan.dayOf === undefined ? {} : { dayOf: plan.dayOf }) } };
}

const viewOf = ({ plan }: Asked) => sql`report.${raw(plan.of.dataset.view)} x`;

/** Rows as they stand, newest first, each with the numbers that lead to its record (RP007). */
function rowSource(asked: Asked, within: readonly (string | null | undefined)[]): ListSource {
  const { columns, of } = asked.plan;
  const cells = columns.map((value) => cellSql(asked, value));
  const links = Object.values(of.opens?.search ?? {});
  return {
    select: join(
      [
        ...links.map((field, place) => sql`x.${raw(snakeCase(field))}::text as ${raw(`k${place}`)}`),
        ...cells.map((cell, place) => sql`${cell} as ${raw(`c${place}`)}`),
      ],
      ', ',
    ),
    from: viewOf(asked),
    where: rowsSql(asked, within),
    columns: Object.fromEntries(
      columns.flatMap(({ kind, field }, place): [string, ListColumn][] => {
        return field && isSortedKind(kind) ? [[`c${place}`, { sql: cells[place] as Sql, kind: comparedAs[kind] }]] : [];
      }),
    ),
    tieBreak: join(
      of.dataset.key.map((field) => sql`x.${raw(snakeCase(field))} desc`),
      ', ',
    ),
    defaultOrder: newestFirst(asked),
  };
}

/** The name of a group of records, read after the rows are grouped. */
function labelSql(asked: Asked, { field }: Value, place: number): { join: Sql; label: Sql } {
  const key = raw(`g.k${place}`);
  if (!field?.names) return { join: sql``, label: sql`${key}` };
  const [view, name, id] = [`${field.names}_name n${place}`, `${field.names}_name`, `${field.names}_id`];
  return {
    join: sql`left join report.${raw(view)} on n${raw(String(place))}.tenant_id = ${asked.call.tenantId}
      and n${raw(String(place))}.${raw(id)}::text = ${key}`,
    label: sql`n${raw(String(place))}.${raw(name)}`,
  };
}

/** Groups in the order of their names. */
function groupSource(asked: Asked, within: readonly (string | null | undefined)[]): ListSource {
  const { groups, measures } = asked.plan;
  const keys = groups.map((group, place) => sql`${keySql(asked, group)} as ${raw(`k${place}`)}`);
  const sums = measures.map((measure, place) => sql`${measureSql(asked, measure)} as ${raw(`m${place}`)}`);
  const ordinals = groups.map((_group, place) => raw(String(place + 1)));
  const labels = groups.map((group, place) => labelSql(asked, group, place));
  const named = [
    ...groups.map((_group, place) => raw(`g.k${place}`)),
    ...labels.map(({ label }, place) => sql`${label} as ${raw(`c${place}`)}`),
    ...measures.map((_measure, place) => raw(`g.m${place} as c${groups.length + place}`)),
  ];
  const grouped = sql`select ${join([...keys, ...sums], ', ')} from ${viewOf(asked)} where ${rowsSql(asked, within)}
    group by ${join(ordinals, ', ')}`;
  const from = sql`(select ${join(named, ', ')} from (${grouped}) g ${join(
    labels.map((label) => label.join),
    ' ',
  )}) q`;
  const cells = [...groups, ...measures].map((_part, place) => `c${place}`);
  return {
    select: raw([...groups.map((_group, place) => `k${place}`), ...cells].join(', ')),
    from,
    where: sql`true`,
    columns: Object.fromEntries(
      cells.map((cell, place): [string, ListColumn] => [
        cell,
        { sql: raw(`q.${cell}`), kind: place < groups.length ? 'text' : 'number' },
      ]),
    ),
    tieBreak: join(
      groups.map((_group, place) => raw(`q.k${place}`)),
      ', ',
    ),
    defaultOrder: join(
      groups.map((_group, place) => raw(`lower(q.c${place})`)),
      ', ',
    ),
  };
}

/** The measures over all rows, as one statement. */
function sumsStatement(asked: Asked, within: readonly (string | null | undefined)[]): Sql {
  const sums = asked.plan.measures.map((measure, place) => sql`${measureSql(asked, measure)} as ${raw(`m${place}`)}`);
  return sql`select ${join([sql`count(*) as count`, ...sums], ', ')} from ${viewOf(asked)} where ${rowsSql(asked, within)}`;
}

/** The planner's estimate from which a report would run longer than a screen waits: some ten seconds. */
const HIGHEST_COST = 1_000_000;

const estimate = z.tuple([z.object({ Plan: z.object({ 'Total Cost': z.number() }) })]);

/** Refuses a statement that would take too long, before it runs; a schedule runs the report in the background (RP017). */
async function refuseCostly({ call }: Asked, statement: Sql): Promise<void> {
  const plan = await call.tx.single<object>(sql`explain (format json) ${statement}`);
  const [{ Plan }] = estimate.parse(Object.values(plan)[0]);
  if (Plan['Total Cost'] > HIGHEST_COST) refuse(customSentences.takesTooLong);
}

/** Groups where the definition has any and rows were not asked, else rows. */
export const customRun = handle(runCustomReport, async (call, { within, isByRow, ...request }) => {
  const asked = askedFor(call, request);
  const isGrouped = asked.plan.groups.length > 0 && !isByRow;
  const source = (isGrouped ? groupSource : rowSource)(asked, within ?? []);
  const grouped = sql`select ${source.select} from ${source.from} where ${source.where}`;
  // Of rows one page is read; their number is counted over all of them.
  await refuseCostly(asked, isGrouped ? grouped : sumsStatement(asked, within ?? []));
  return answerList<CustomRow>(call.tx, source, runCustomReport.output.shape.rows.element, request);
});

/** The sums of a custom report. */
export type CustomSums = OutputOf<typeof sumCustomReport>;

/** The measures over all rows, in one snapshot with their number. */
export async function readCustomSums(
  asked: Asked,
  within: readonly (string | null | undefined)[] = [],
): Promise<CustomSums> {
  const { call, plan } = asked;
  const { measures, missing } = plan;
  const row = await call.tx.single<Readonly<Record<string, number | null>>>(sumsStatement(asked, within));
  return {
    asOf: call.now.toISOString(),
    count: row.count ?? 0,
    totals: measures.map((_measure, place) => row[`m${place}`] ?? null),
    missing: [...missing],
    isWithoutGuarded: isWithoutGuarded(plan.of, call),
  };
}

export const customSums = handle(sumCustomReport, async (call, { within, ...request }) => {
  const asked = askedFor(call, request);
  await refuseCostly(asked, sumsStatement(asked, within ?? []));
  return readCustomSums(asked, within ?? []);
});

/** A group with the keys and names of its values, and its measures. */
interface CustomGroup {
  readonly keys: readonly { readonly key: string; readonly label: string | null }[];
  readonly figures: readonly (number | null)[];
}

/** The first groups in the order of their names; none of a definition that groups by nothing. */
export async function readCustomGroups(asked: Asked, most: number): Promise<CustomGroup[]> {
  const { groups, measures } = asked.plan;
  if (groups.length === 0) return [];
  const { select, from, where, defaultOrder, tieBreak } = groupSource(asked, []);
  const rows = await asked.call.tx.rows<Readonly<Record<string, string | number | null>>>(
    sql`select ${select} from ${from} where ${where} order by ${defaultOrder}, ${tieBreak} limit ${most}`,
  );
  return rows.map((row) => ({
    keys: groups.map((_group, place) => ({
      key: String(row[`k${place}`] ?? ''),
      label: row[`c${place}`] as string | null,
    })),
    figures: measures.map((_measure, place) => row[`c${groups.length + place}`] as number | null),
  }));
}
