// The list language turned into SQL: 12 filter operators, and/or, sorting, paging (R024-R033, Q01, Q06, Q08).
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import type { ListRequest } from '@charaka/contract/kernel/list';
import { acceptedNames } from '@charaka/contract/kernel/shape';
import { isCalendarDate } from '@charaka/rules/stay/hospital-day';
import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import type { z } from 'zod';
import { type ListAnswer, type ListStatements, readPage } from './long-list.ts';
import { HttpError } from './refusal.ts';
import type { Transaction } from './transaction.ts';

/** The way a column compares: text ignores case, money is typed in rupees and stored in paise. */
export type ColumnKind = 'text' | 'number' | 'money' | 'percent' | 'instant' | 'day' | 'flag';

/** A column that may be filtered and sorted by. `like` replaces the plain pattern match where an index needs another way. */
export interface ListColumn {
  readonly sql: Sql;
  readonly kind: ColumnKind;
  /** The order of its values, where that is not the plain one. */
  readonly order?: Sql;
  readonly like?: (pattern: Sql, text: string) => Sql;
  /** True when every row has a value: a sort may then follow an index, which orders nulls differently. */
  readonly isNeverNull?: boolean;
}

/** The SQL parts of a list. `where` holds the area's own conditions, tenant first. */
export interface ListSource {
  readonly select: Sql;
  readonly from: Sql;
  readonly where: Sql;
  /** The tables that `where` needs, without joins used only by columns; counts a list without filters. Default: `from`. */
  readonly counted?: Sql;
  readonly columns: Readonly<Record<string, ListColumn>>;
  /** Follows every sort, so that pages never overlap: the key, with its direction. */
  readonly tieBreak: Sql;
  /** The order when the request has none. */
  readonly defaultOrder: Sql;
}

/** Names in the order people count: Room 2 before Room 10. Every number inside is compared by as many digits. */
export const countedOrder = (name: Sql): Sql =>
  sql`regexp_replace(regexp_replace(lower(${name}), '(\\d+)', '000000000\\1', 'g'), '0*(\\d{9})(?!\\d)', '\\1', 'g')`;

const MOST_ROWS = 100_000;
const comparisons: Readonly<Record<number, Sql>> = {
  7: raw('>'),
  8: raw('>='),
  9: raw('<'),
  10: raw('<='),
  11: raw('='),
  12: raw('is distinct from'),
};

/** The column of a list that a request calls by any of its spellings. Throws 400 when there is none. */
export function columnNamed<C extends ListColumn>(
  source: { readonly columns: Readonly<Record<string, C>> },
  row: z.ZodType,
  wireColumn: string,
): C {
  const wanted = wireColumn.toLowerCase();
  for (const [name, column] of Object.entries(source.columns)) {
    if (acceptedNames(row, name).some((spelling) => spelling.toLowerCase() === wanted)) return column;
  }
  throw new HttpError(400, kernelSentences.noSuchColumn({ wireColumn }));
}

const castings: Readonly<Record<ColumnKind, string>> = {
  text: '::text',
  number: '::bigint',
  money: '::bigint',
  percent: '::bigint',
  instant: '::timestamptz',
  day: '::date',
  flag: '::boolean',
};

function typedValue(kind: ColumnKind, value: string | number | boolean, column: string): string | number | boolean {
  const wrong = () => new HttpError(400, kernelSentences.noValueForColumn({ value: String(value), column }));
  if (kind === 'text') return String(value).trim().toLowerCase();
  if (kind === 'flag') {
    if (typeof value === 'boolean') return value;
    if (value === 'true' || value === 'false') return value === 'true';
    throw wrong();
  }
  if (kind === 'instant' || kind === 'day') {
    const text = String(value);
    // JavaScript reads 'March 7' as a date and PostgreSQL reads 'now'; we speak ISO 8601 only.
    const [, day] = /^((?!0000)\d{4}-\d{2}-\d{2})(?:$|[T ])/.exec(text) ?? [];
    // JavaScript reads 30 February as 2 March, and PostgreSQL refuses it.
    if (day === undefined || !isCalendarDate(day) || Number.isNaN(Date.parse(text))) throw wrong();
    return text;
  }
  const scaled = Number(value) * (kind === 'number' ? 1 : 100);
  const units = Math.round(scaled);
  if (String(value).trim() === '' || !Number.isSafeInteger(units) || Math.abs(units - scaled) > 1e-6) throw wrong();
  return units;
}

/** A column as the text a person reads and a pattern is tried on: rupees, not paise; instants as on the wire; lower case. */
function readText({ kind, sql: held }: ListColumn): Sql {
  if (kind === 'text') return sql`lower(${held})`;
  if (kind === 'money' || kind === 'percent') return sql`trim_scale(${held}::numeric / 100)::text`;
  if (kind === 'instant') return sql`to_char(${held}, 'YYYY-MM-DD"t"HH24:MI:SS.MS"z"')`;
  return sql`(${held})::text`;
}

/** A text with the signs that mean something to LIKE made plain. */
export function likeText(text: string): string {
  return text.replace(/[\\%_]/g, (sign) => `\\${sign}`);
}

function patternCondition(column: ListColumn, option: number, text: string): Sql {
  const wanted = text.trim().toLowerCase();
  const escaped = likeText(wanted);
  const pattern = sql`${option === 2 ? `%${escaped}` : option === 1 ? `${escaped}%` : `%${escaped}%`}`;
  if (column.like && option !== 4) return column.like(pattern, wanted);
  const value = readText(column);
  return option === 4 ? sql`coalesce(${value}, '') not like ${pattern}` : sql`${value} like ${pattern}`;
}

function condition(
  column: ListColumn,
  option: number,
  value: string | number | boolean | null | undefined,
  name: string,
): Sql {
  if (option === 5 || option === 6) {
    const isEmpty = column.kind === 'text' ? sql`coalesce(${column.sql}, '') = ''` : sql`${column.sql} is null`;
    return option === 5 ? isEmpty : sql`not (${isEmpty})`;
  }
  if (value === null || value === undefined || value === '')
    throw new HttpError(400, kernelSentences.filterWithoutValue({ name }));
  // PostgreSQL has no text with this sign.
  if (String(value).includes('\0')) throw new HttpError(400, kernelSentences.cannotBeStored);
  if (option <= 4) return patternCondition(column, option, String(value));
  const given = sql`${typedValue(column.kind, value, name)}${raw(castings[column.kind])}`;
  const held = column.kind === 'text' ? sql`lower(${column.sql})` : column.sql;
  return sql`${held} ${comparisons[option] ?? raw('=')} ${given}`;
}

/** The conditions of filterParams: read left to right, each joined to the one before (Q08). Text columns default to Contains (Q06). */
export function filterConditions(source: Pick<ListSource, 'columns'>, row: z.ZodType, request: ListRequest): Sql {
  let whole: Sql | undefined;
  for (const item of request.filterParams ?? []) {
    const column = columnNamed(source, row, item.columnName);
    const option = item.filterOption ?? (column.kind === 'text' ? 3 : 11);
    const one = condition(column, option, item.filterValue, item.columnName);
    if (!whole) whole = one;
    else whole = item.joinCondition?.toLowerCase() === 'or' ? sql`(${whole} or ${one})` : sql`(${whole} and ${one})`;
  }
  return whole ? sql` and (${whole})` : empty;
}

/** Whether a request is narrowed by a column other than some. */
export function isNarrowedByOther(request: ListRequest, row: z.ZodType, columns: readonly string[]): boolean {
  const { filterParams } = request;
  if (!filterParams?.length) return false;
  const spellings = new Set(columns.flatMap((name) => acceptedNames(row, name).map((one) => one.toLowerCase())));
  return filterParams.some(({ columnName }) => !spellings.has(columnName.toLowerCase()));
}

/** The column and direction a request sorts by, or undefined. */
export function askedSort(request: ListRequest): { column: string; isDescending: boolean } | undefined {
  const asked = Array.isArray(request.sortingModel) ? request.sortingModel[0] : request.sortingModel;
  return asked?.sortColumn ? { column: asked.sortColumn, isDescending: asked.sortDirection === 'dsc' } : undefined;
}

/** The order of a request, or the list's own, followed by the key. */
export function orderOf(
  source: Pick<ListSource, 'columns' | 'tieBreak' | 'defaultOrder'>,
  row: z.ZodType,
  request: ListRequest,
): Sql {
  const asked = askedSort(request);
  if (!asked) return join([source.defaultOrder, source.tieBreak], ', ');
  const column = columnNamed(source, row, asked.column);
  const nulls = column.isNeverNull ? '' : asked.isDescending ? ' nulls last' : ' nulls first';
  const direction = raw(`${asked.isDescending ? 'desc' : 'asc'}${nulls}`);
  // Names sort without regard to case; a column that follows an index sorts as stored.
  const plain = column.kind === 'text' && !column.isNeverNull ? sql`lower(${column.sql})` : column.sql;
  const by = column.order ?? plain;
  return sql`${by} ${direction}, ${source.tieBreak}`;
}

/** The page a request asks for: 0 and 1 are the first, a missing or zero size means all (Q01). */
export function pageOf(request: ListRequest): { number: number; limit: number; offset: number } {
  const number = Math.max(request.pageNumber ?? 1, 1);
  const size = request.pageSize ?? 0;
  if (size === 0) return { number: 1, limit: MOST_ROWS, offset: 0 };
  return { number, limit: size, offset: Math.min((number - 1) * size, Number.MAX_SAFE_INTEGER) };
}

/** Reads one page and the total in one trip. `R` is the row as the select names it. */
export async function readList<R>(
  tx: Transaction,
  source: ListSource,
  row: z.ZodType,
  request: ListRequest,
): Promise<{ rows: R[]; totalCount: number; pageNumber: number }> {
  const { rows, total, pageNumber } = statementsOf(source, row, request);
  const [read, counted] = await Promise.all([tx.rows<R>(rows), tx.single<{ count: number }>(total)]);
  return { rows: read, totalCount: counted.count, pageNumber };
}

/** The same for the handler's answer: a list that grows for years is sent in batches when all of it is requested. */
export function answerList<R>(
  tx: Transaction,
  source: ListSource,
  row: z.ZodType,
  request: ListRequest,
): Promise<ListAnswer<R>> {
  return readPage<R, R>(tx, statementsOf(source, row, request), (read) => read);
}

function statementsOf(source: ListSource, row: z.ZodType, request: ListRequest): ListStatements {
  const where = sql`where ${source.where}${filterConditions(source, row, request)}`;
  const { number, limit, offset } = pageOf(request);
  const counted = request.filterParams?.length ? source.from : (source.counted ?? source.from);
  return {
    rows: sql`select ${source.select} from ${source.from} ${where} order by ${orderOf(source, row, request)} limit ${limit} offset ${offset}`,
    total: sql`select count(*) as count from ${counted} ${where}`,
    limit,
    pageNumber: number,
  };
}
