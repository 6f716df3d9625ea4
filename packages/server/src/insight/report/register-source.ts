// The rows of a report as a register: in the order of its numbers, with the fields that an entry lacks (RP037).
import { type Register, registersMenu } from '@charaka/contract/insight/report/register';
import type { Report } from '@charaka/contract/insight/report/report-declaration';
import { filterValue } from '@charaka/contract/insight/report/report-groups';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import { snakeCase } from '@charaka/contract/kernel/resource';
import sql, { join, raw, type Sql } from 'sql-template-tag';
import { HttpError } from '../../kernel/refusal.ts';
import { hasRight } from '../../kernel/session.ts';
import { columnOf, meaningOf, type Narrowed, type ReportCall, rowsWanted, shownAt } from './report-rows.ts';

/** The parts of the list of a register. */
interface RegisterSource {
  readonly select: Sql;
  readonly from: Sql;
  readonly where: Sql;
  readonly order: Sql;
}

/** The register that a request asks for. Throws 403 for a caller who may not view the registers. */
export function registerAsked({ registers = [] }: Report, call: ReportCall, input: Narrowed): Register | undefined {
  const register = registers.find(({ code }) => code === input.register);
  if (register && !hasRight(call.session, registersMenu, 'view'))
    throw new HttpError(403, kernelSentences.notPermitted);
  return register;
}

const isMissing = (name: string): Sql => sql`coalesce(${columnOf(name)}::text, '') = ''`;

/** The required fields of a row that have no value; a struck entry lacks nothing. */
function missingOf({ required, struck }: Register): Sql {
  const names = required.map((name) => sql`case when ${isMissing(name)} then ${name}::text end`);
  const missing = sql`array_remove(array[${join(names, ', ')}]::text[], null)`;
  return struck ? sql`case when not ${columnOf(struck)} then ${missing} end` : missing;
}

/** Entries that are not struck and lack a required field. */
function isIncomplete({ required, struck }: Register): Sql {
  const lacks = join(required.map(isMissing), ' or ');
  return struck ? sql`(not ${columnOf(struck)} and (${lacks}))` : sql`(${lacks})`;
}

/** The report with the instant by which the pages of the register go. */
const ofPages = (of: Report, { enteredAt }: Register): Report =>
  enteredAt ? { ...of, dataset: { ...of.dataset, instant: enteredAt } } : of;

/** The columns and the order of a register; entries without a number of their own are counted from 1 on each day. */
export function registerSource(of: Report, register: Register, call: ReportCall, input: Narrowed): RegisterSource {
  const { dataset } = of;
  const { number, narrowed = {}, view = dataset.view } = register;
  const words = Object.entries(narrowed).map(([name, word]) => [name, filterValue(dataset.fields[name], word)]);
  const wanted = rowsWanted(ofPages(of, register), call, { ...input, ...Object.fromEntries(words) });
  const inOrder = join([dataset.instant, ...dataset.key].map(columnOf), ', ');
  const day = sql`${shownAt(of, call, meaningOf(of, input).from)}::date`;
  return {
    select: sql`${number ? columnOf(number[1]) : sql`x.entry_no`} as entry_no, ${missingOf(register)} as missing`,
    from: number
      ? sql`report.${raw(view)} x`
      : sql`(select x.*, row_number() over (partition by ${day} order by ${inOrder}) as entry_no
          from report.${raw(view)} x where ${wanted}) x`,
    where: join(
      [...(number ? [wanted] : []), ...(input.isIncomplete ? [isIncomplete(register)] : []), sql`true`],
      ' and ',
    ),
    order: number
      ? join(
          number.map((name) => sql`x.${raw(snakeCase(name))}`),
          ', ',
        )
      : inOrder,
  };
}
