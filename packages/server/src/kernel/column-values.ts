// The columns a record is written with, each with its value, as the parts of an insert or an update.

import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { RecordRows } from '../database/record-rows.ts';

/** Values to write, by column name: a value, or SQL that makes one. */
export type ColumnValues = Readonly<Record<string, unknown>>;

/** The columns for creator, last editor and their times; no form sends them. */
export type LastChange = 'created_by' | 'created_at' | 'updated_by' | 'updated_at';

/** An instant may be written as a date. */
type Instant<T> = string extends T ? Date : never;

/**
 * Every column of a table that a form writes; columns written by other calls are left out. A column added by a migration causes a compile
 * error until it is written or listed as written elsewhere, so no typed value is lost.
 */
export type EveryColumn<T extends keyof RecordRows, Elsewhere extends keyof RecordRows[T]> = {
  readonly [C in Exclude<keyof RecordRows[T], Elsewhere>]:
    | RecordRows[T][C]
    | Instant<RecordRows[T][C]>
    | Sql
    | null
    | undefined;
};

/** The names of the columns: what an insert writes to. */
export function namesOf(written: ColumnValues): Sql {
  return raw(Object.keys(written).join(', '));
}

/** Their values, in the order of the names. */
export function valuesOf(written: ColumnValues): Sql {
  return join(Object.values(written).map((value) => sql`${value}`));
}

/** Every column set to its value: what an update changes. */
export function changesOf(written: ColumnValues): Sql {
  return join(Object.entries(written).map(([column, value]) => sql`${raw(column)} = ${value}`));
}

/** Empty text is no value. */
export function withoutEmpty(written: ColumnValues): ColumnValues {
  return Object.fromEntries(
    Object.entries(written).map(([column, value]) => [column, value === undefined || value === '' ? null : value]),
  );
}
