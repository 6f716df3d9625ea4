// Lists over large tables: finds the rows of the page first, from an index alone where possible, then reads the shown columns of those few.
import type { ListRequest } from '@charaka/contract/kernel/list';
import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { z } from 'zod';
import { askedSort, columnNamed, filterConditions, type ListColumn, orderOf, pageOf } from './list-query.ts';
import { BATCH_ROWS, type ListAnswer, type ListStatements, readPage } from './long-list.ts';
import type { Transaction } from './transaction.ts';

/** A column and the joins it needs; none for a column of the table itself. */
export interface NarrowColumn extends ListColumn {
  readonly needs?: readonly string[];
}

/** The SQL parts of a large list. Every column and join refers to the table by its alias. */
export interface NarrowSource {
  readonly table: string;
  readonly alias: string;
  /** The primary key, tenant first. */
  readonly key: readonly string[];
  /** Every join by name, in an order in which each may speak of those before it. None may drop or double a row. */
  readonly joins: Readonly<Record<string, Sql>>;
  /**
   * Set when the shown columns need other joins: the needed ones of `joins`, and further lookups beside a row, for few rows or for
   * thousands. It may not drop or double a row, nor use an alias of the joins.
   */
  readonly shown?: { readonly needs: readonly string[]; readonly beside: (isOfFew: boolean) => Sql };
  /** The select list; may use all joins, or those of `shown`. */
  readonly select: Sql;
  /** The area's own conditions, tenant first, and the joins they need. */
  readonly where: Sql;
  readonly whereNeeds?: readonly string[];
  readonly columns: Readonly<Record<string, NarrowColumn>>;
  readonly tieBreak: Sql;
  readonly defaultOrder: Sql;
}

/** Page sizes of the screens: written into the statement, so that its prepared plan knows how few rows are wanted. */
const plannedSizes = new Set([10, 15, 20]);

function joinsNamed(source: NarrowSource, needed: ReadonlySet<string>): Sql {
  return join([raw(`${source.table} ${source.alias}`), ...joinsAmong(source, needed)], '\n');
}

function joinsAmong({ joins }: NarrowSource, needed: ReadonlySet<string>): Sql[] {
  return Object.entries(joins).flatMap(([name, one]) => (needed.has(name) ? [one] : []));
}

/** The joins beside the shown rows of a page, in their order. */
function shownJoins(source: NarrowSource, forSort: readonly string[], isOfFew: boolean): Sql {
  const { shown } = source;
  if (!shown) return join(Object.values(source.joins), '\n');
  return join([...joinsAmong(source, new Set([...shown.needs, ...forSort])), shown.beside(isOfFew)], '\n');
}

function needsOf(source: NarrowSource, row: z.ZodType, columns: readonly string[]): string[] {
  return columns.flatMap((column) => columnNamed(source, row, column).needs ?? []);
}

/** The statements of a page and of the total; only joins used by filters and sort read more than the page's rows. */
function statementsOf(source: NarrowSource, row: z.ZodType, request: ListRequest): ListStatements {
  const filtered = request.filterParams?.map((item) => item.columnName) ?? [];
  const sorted = askedSort(request);
  const forFilters = new Set([...(source.whereNeeds ?? []), ...needsOf(source, row, filtered)]);
  const forSort = needsOf(source, row, sorted ? [sorted.column] : []);
  const forPage = new Set([...forFilters, ...forSort]);
  const where = sql`where ${source.where}${filterConditions(source, row, request)}`;
  const order = orderOf(source, row, request);
  const { number, limit, offset } = pageOf(request);
  const size = plannedSizes.has(limit) ? raw(String(limit)) : sql`${limit}`;
  const start = offset === 0 ? raw('0') : sql`${offset}`;
  const { table, alias, key } = source;
  const rows = sql`select ${source.select}
      from (select ${raw(key.map((name) => `${alias}.${name}`).join(', '))}
        from ${joinsNamed(source, forPage)} ${where} order by ${order} limit ${size} offset ${start}) page
      join ${raw(`${table} ${alias} on ${key.map((name) => `${alias}.${name} = page.${name}`).join(' and ')}`)}
      ${shownJoins(source, forSort, limit <= BATCH_ROWS)}
      order by ${order}`;
  const total = sql`select count(*) as count from ${joinsNamed(source, forFilters)} ${where}`;
  return { rows, total, limit, pageNumber: number };
}

/** Reads one page and the total in one trip. */
export async function readNarrowList<R>(
  tx: Transaction,
  source: NarrowSource,
  row: z.ZodType,
  request: ListRequest,
): Promise<{ rows: R[]; totalCount: number; pageNumber: number }> {
  const { rows, total, pageNumber } = statementsOf(source, row, request);
  const [read, counted] = await Promise.all([tx.rows<R>(rows), tx.single<{ count: number }>(total)]);
  return { rows: read, totalCount: counted.count, pageNumber };
}

/** The same for the handler's answer: a list too long for memory comes as a `LongList`. `finish` turns a row into its answer. */
export function answerNarrowList<R, T>(
  tx: Transaction,
  source: NarrowSource,
  row: z.ZodType,
  request: ListRequest,
  finish: (row: R) => T,
): Promise<ListAnswer<T>> {
  return readPage(tx, statementsOf(source, row, request), finish);
}
