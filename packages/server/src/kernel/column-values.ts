// The columns a record is written with, each with its value, as the parts of an insert or an update.
import sql, { join, raw, type Sql } from 'sql-template-tag';

/** What is written by the name of its column: a value, or SQL that makes one. */
export type ColumnValues = Readonly<Record<string, unknown>>;

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
