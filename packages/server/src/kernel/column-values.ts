// The columns a record is written with, each with its value, as the parts of an insert or an update.

import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { RecordRows } from '../database/record-rows.ts';

/** What is written by the name of its column: a value, or SQL that makes one. */
export type ColumnValues = Readonly<Record<string, unknown>>;

/** Who wrote a row and who changed it last, and when: no form says so. */
export type LastChange = 'created_by' | 'created_at' | 'updated_by' | 'updated_at';

/** An instant may be written as a date. */
type Instant<T> = string extends T ? Date : never;

/**
 * Every column of a table with what a form says of it, but those that other calls write. A column added by a migration is missing here until
 * it is written or named as written elsewhere: nothing that is typed can be forgotten on its way.
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
