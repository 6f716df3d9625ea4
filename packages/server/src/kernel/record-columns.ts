// The SQL of a declared record for its store: columns with values, the select list, the columns of a list.

import { isInstant } from '@charaka/contract/kernel/field';
import {
  type DeclaredRecord,
  type FieldKind,
  fieldsOf,
  kindOf,
  type NameOf,
  plainSchema,
  type RecordField,
  type RecordFields,
} from '@charaka/contract/kernel/record';
import { type ListedName, listedNames } from '@charaka/contract/kernel/record-parts';
import { snakeCase } from '@charaka/contract/kernel/resource';
import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { z } from 'zod';
import type { RecordRows } from '../database/record-rows.ts';
import { cleanHtml } from './clean-html.ts';
import type { ColumnKind } from './list-query.ts';
import type { NarrowColumn } from './narrow-list.ts';

type SnakeCase<S extends string> = S extends `${infer H}${infer T}`
  ? `${H extends Lowercase<H> ? H : `_${Lowercase<H>}`}${SnakeCase<T>}`
  : S;

/** The column of a field. */
type ColumnOf<F extends RecordFields, N extends NameOf<F>> = F[N] extends { readonly column: infer C extends string }
  ? C
  : SnakeCase<N>;

/** The values to write for the fields of a record, by column. */
export type DeclaredColumns<F extends RecordFields> = {
  [N in NameOf<F> as ColumnOf<F, N>]: z.output<F[N]['schema']>;
};

/** Refuses a field without a column in the table: its migration is missing, or the column has another name. */
type Fits<T extends keyof RecordRows, F extends RecordFields> = [
  Exclude<keyof DeclaredColumns<F>, keyof RecordRows[T]>,
] extends [never]
  ? T
  : { readonly columnsMissing: Exclude<keyof DeclaredColumns<F>, keyof RecordRows[T]> };

/** The column of a field. */
export function columnOf<F extends RecordFields>(declared: DeclaredRecord<F>, name: NameOf<F>): string {
  return declared.fields[name]?.column ?? snakeCase(name);
}

/**
 * Column and value of every field of a record as typed. A missing value becomes the field's default, and html is cleaned. The store
 * overrides values that it stores differently, and adds further columns.
 */
export function declaredColumns<T extends keyof RecordRows, F extends RecordFields>(
  _table: Fits<T, F>,
  declared: DeclaredRecord<F>,
  typed: Readonly<Partial<Record<NameOf<F>, unknown>>>,
): DeclaredColumns<F> {
  const values = fieldsOf(declared).map(([name, field]) => {
    const value = typed[name] ?? field.absent;
    return [columnOf(declared, name), kindOf(field) === 'html' ? cleanHtml(value as string | undefined) : value];
  });
  return Object.fromEntries(values) as DeclaredColumns<F>;
}

/** How a store reads the fields of a record: some in a way of their own, and without those it reads already. */
interface ReadingOf<F extends RecordFields> {
  readonly own?: { readonly [N in NameOf<F>]?: Sql };
  readonly without?: readonly string[];
}

/** The fields as they are read from a table, each under its plain name. */
export function declaredSelect<F extends RecordFields>(
  declared: DeclaredRecord<F>,
  alias: string,
  { own = {}, without = [] }: ReadingOf<F> = {},
): Sql {
  const named = fieldsOf(declared).filter(([name]) => !without.includes(name));
  const parts = named.map(([name, field]) => {
    const column = raw(`${alias}.${columnOf(declared, name)}`);
    // The driver returns decimals as text; this reads them as numbers.
    const read = own[name] ?? (kindOf(field) === 'decimal' ? sql`${column}::float8` : column);
    return sql`${read} as ${raw(snakeCase(name))}`;
  });
  return join(parts);
}

/** How a list compares the values of a column. */
const comparedAs: Partial<Record<FieldKind, ColumnKind>> = {
  money: 'money',
  percent: 'percent',
  day: 'day',
  flag: 'flag',
  count: 'number',
  decimal: 'number',
};

/** How a list compares the values of a field. */
export function columnKindOf(field: RecordField): ColumnKind {
  return isInstant(plainSchema(field.schema)) ? 'instant' : (comparedAs[kindOf(field)] ?? 'text');
}

/** The columns of a list that are declared so: to filter and to sort by. */
export function listedColumns<F extends RecordFields>(
  declared: DeclaredRecord<F>,
  alias: string,
): Record<ListedName<F>, NarrowColumn> {
  const columns = listedNames(declared).map((name) => {
    const kind = columnKindOf(declared.fields[name] as F[string]);
    return [name, { sql: raw(`${alias}.${columnOf(declared, name)}`), kind }] as const;
  });
  return Object.fromEntries(columns) as Record<ListedName<F>, NarrowColumn>;
}

/** Those columns as they are read. */
export function listedSelect<F extends RecordFields>(declared: DeclaredRecord<F>, alias: string): Sql {
  const read = listedNames(declared).map((name) => raw(`${alias}.${columnOf(declared, name)} as ${snakeCase(name)}`));
  return join(read);
}
