// Serves a declared report: its rows as a list, and its sums by group, in statements made from the names of the declaration alone (RP015).

import type { ReportField } from '@charaka/contract/insight/report/dataset';
import type { Register } from '@charaka/contract/insight/report/register';
import type { Report, SumsEndpoint } from '@charaka/contract/insight/report/report-declaration';
import type { ParsedOf } from '@charaka/contract/kernel/endpoint';
import type { ListRequest } from '@charaka/contract/kernel/list';
import { snakeCase } from '@charaka/contract/kernel/resource';
import sql, { join, raw, type Sql } from 'sql-template-tag';
import { type Handler, handle } from '../../kernel/handler.ts';
import { answerList, type ColumnKind, type ListColumn, type ListSource } from '../../kernel/list-query.ts';
import { does, needDeed } from '../../kernel/session.ts';
import { registerAsked, registerSource } from './register-source.ts';
import { columnOf, maySee, type Narrowed, type ReportCall, rowsWanted } from './report-rows.ts';
import { readSums } from './report-sums.ts';

/** How a list compares the values of a field. */
export const comparedAs: Readonly<Record<ReportField['kind'], ColumnKind>> = {
  text: 'text',
  choice: 'text',
  number: 'number',
  minutes: 'number',
  named: 'number',
  money: 'money',
  day: 'day',
  instant: 'instant',
  flag: 'flag',
};

/**
 * The columns by which a request may search and sort: none that name a person, none that take a lookup in each row, none that the caller
 * may not see (RP010, RP013, RP052).
 */
function listedColumns({ dataset, columns }: Report, call: ReportCall): Record<string, ListColumn> {
  return Object.fromEntries(
    columns.flatMap((name) => {
      const field = dataset.fields[name];
      if (!field || field.isPersonal || field.kind === 'text' || !maySee(call, field)) return [];
      return [[name, { sql: columnOf(name), kind: comparedAs[field.kind] }]];
    }),
  );
}

/** Minutes are rounded to one decimal where they are shown, not where they are added up (RP004). */
const answeredOf = (name: string, { kind }: ReportField): Sql =>
  kind === 'minutes' ? sql`round(${columnOf(name)}, 1)::float8 as ${raw(snakeCase(name))}` : columnOf(name);

/**
 * Whether the rows are for a file without personal columns. Throws 403 when the caller asks for them and may not export. A register has them
 * without a reason, for whoever may export (RP013).
 */
function isWithoutPersons({ session }: ReportCall, { exportedAs, personalReason, register }: Narrowed): boolean {
  if (exportedAs == null) return false;
  if (personalReason) needDeed(session, 'export');
  return !personalReason && !(register && does(session, 'export'));
}

/** The columns and conditions of a register in the place of those of the report, whose rows are newest first (RP037). */
function inOrderOf(register: Register, of: Report, call: ReportCall, input: Narrowed, source: ListSource): ListSource {
  const { select, from, where, order } = registerSource(of, register, call, input);
  return { ...source, select: join([source.select, select], ', '), from, where, defaultOrder: order };
}

/** The list of a report, newest first; a field that the caller may not see is empty. */
export function reportSource(of: Report, call: ReportCall, input: Narrowed): ListSource {
  const { dataset } = of;
  const isNameless = isWithoutPersons(call, input);
  const fields = Object.entries(dataset.fields).map(([name, field]) =>
    maySee(call, field) && !field.isOnlyCounted && !(isNameless && field.isPersonal)
      ? answeredOf(name, field)
      : sql`null as ${raw(snakeCase(name))}`,
  );
  const register = registerAsked(of, call, input);
  const source: ListSource = {
    select: join(fields, ', '),
    from: sql`report.${raw(dataset.view)} x`,
    where: rowsWanted(of, call, input),
    columns: listedColumns(of, call),
    tieBreak: join(
      dataset.key.map((field) => sql`${columnOf(field)} desc`),
      ', ',
    ),
    defaultOrder: sql`${columnOf(dataset.instant)} desc`,
  };
  return register ? inOrderOf(register, of, call, input, source) : source;
}

const reportsByHandler = new WeakMap<Handler, Report>();

/** The report that a handler serves; undefined for other handlers. */
export function reportBehind(handler: Handler): Report | undefined {
  return reportsByHandler.get(handler);
}

/** The handlers of a declared report: its rows and its sums. */
export function handleReport(of: Report): readonly Handler[] {
  const list = handle(of.list, (call, input) =>
    answerList<object>(call.tx, reportSource(of, call, input as Narrowed), of.row, input as ListRequest),
  );
  const sums = handle(of.sums, (call, input: ParsedOf<SumsEndpoint>) => readSums(of, call, input as Narrowed));
  reportsByHandler.set(list, of);
  return [list, sums];
}
