// Derived from a declared record: the fields of its lists, its file, its merge and its labels.
import { z } from 'zod';
import { optional, text } from './field.ts';
import type { FileField, FileTable } from './file-table.ts';
import {
  type DeclaredRecord,
  fieldsOf,
  kindOf,
  type NameOf,
  plainSchema,
  type RecordField,
  type RecordFields,
} from './record.ts';
import type { MasterFieldKind } from './resource.ts';

/** The fields of a section of the form, or of a part of the profile. */
export type NameIn<F extends RecordFields, P extends 'form' | 'profile', S extends string> = {
  [N in NameOf<F>]: F[N] extends { readonly [K in P]: S } ? N : never;
}[NameOf<F>];

/** The fields that are declared for a section: first those named, in their order, then the others as they are declared. */
export function namesIn<F extends RecordFields, P extends 'form' | 'profile', const S extends string>(
  declared: DeclaredRecord<F>,
  part: P,
  section: S,
  first: readonly NameIn<F, P, S>[] = [],
): NameIn<F, P, S>[] {
  const names = fieldsOf(declared).flatMap(([name, field]) =>
    field[part] === section ? [name as NameIn<F, P, S>] : [],
  );
  return [...first, ...names.filter((name) => !first.includes(name))];
}

/** The fields that are columns of the list. */
export type ListedName<F extends RecordFields> = {
  [N in NameOf<F>]: F[N] extends { readonly isListed: true } ? N : never;
}[NameOf<F>];

/** A cell of a list: no check of a form stands in its way, and where it is not to be seen it is missing. */
type ListedSchema<S extends z.ZodType> =
  NonNullable<z.output<S>> extends string
    ? ReturnType<typeof optional<ReturnType<typeof text>>>
    : z.ZodOptional<z.ZodNullable<S>>;

/** The names of the fields that are columns of the list, in the order of the declaration. */
export function listedNames<F extends RecordFields>(declared: DeclaredRecord<F>): ListedName<F>[] {
  return fieldsOf(declared).flatMap(([name, { isListed }]) => (isListed ? [name as string as ListedName<F>] : []));
}

/** The schemas of those columns, for the shape of a row. */
export function listedSchemas<F extends RecordFields>(declared: DeclaredRecord<F>) {
  const schemas = listedNames(declared).map((name) => {
    const { schema } = declared.fields[name] as F[string];
    const isText = !['money', 'percent', 'flag', 'count', 'decimal'].includes(
      kindOf(declared.fields[name] as F[string]),
    );
    return [name, optional(isText ? text() : schema)];
  });
  return Object.fromEntries(schemas) as { [N in ListedName<F>]: ListedSchema<F[N]['schema']> };
}

/** The columns a file may have for the fields of a record. */
export type FileNameOf<F extends RecordFields> = {
  [N in NameOf<F>]: F[N] extends { readonly file: true }
    ? N
    : F[N] extends { readonly file: readonly (infer C extends string)[] }
      ? C
      : never;
}[NameOf<F>];

/** The columns of a file, in the order of the declaration. */
export function fileNames<F extends RecordFields>(declared: DeclaredRecord<F>): FileNameOf<F>[] {
  const names = fieldsOf(declared).flatMap(([name, { file }]) => (file === true ? [name] : [...(file ?? [])]));
  return names as string[] as FileNameOf<F>[];
}

/** Whether a field must be filled in. */
export function isRequired({ schema }: RecordField): boolean {
  return !schema.safeParse(null).success;
}

/** How a cell of a file is read and written. */
export function cellKind(field: RecordField): MasterFieldKind {
  const kind = kindOf(field);
  if (kind === 'decimal') return 'count';
  return kind === 'choice' || kind === 'html' || kind === 'other' ? 'text' : kind;
}

/** As many letters as a text may have; undefined where nothing limits it. */
export function mostLetters({ schema }: RecordField): number | undefined {
  const inner = plainSchema(schema);
  return inner instanceof z.ZodString ? (inner.maxLength ?? undefined) : undefined;
}

/** The columns of a file of our own, from the headings that the fields declare. */
export function fileFields<F extends RecordFields>(declared: DeclaredRecord<F>): FileTable['fields'] {
  const fields = fieldsOf(declared).flatMap(([name, field]): [string, FileField][] => {
    if (field.heading === undefined) return [];
    const most = mostLetters(field);
    const limits = {
      ...(isRequired(field) ? { isRequired: true } : {}),
      ...(most === undefined ? {} : { maxLength: most }),
    };
    return [[name, { kind: cellKind(field), label: field.heading, ...limits }]];
  });
  return Object.fromEntries(fields);
}

/** The fields that are chosen one by one when two records become one. */
export type MergedName<F extends RecordFields> = {
  [N in NameOf<F>]: F[N] extends { readonly isMerged: false } | { readonly mergesWith: string } ? never : N;
}[NameOf<F>];

/** Their names, in the order of the declaration. */
export function mergedNames<F extends RecordFields>(declared: DeclaredRecord<F>): MergedName<F>[] {
  return fieldsOf(declared).flatMap(([name, { isMerged, mergesWith }]) =>
    isMerged === false || mergesWith !== undefined ? [] : [name as string as MergedName<F>],
  );
}

/** The key of the text that names a field. */
export type LabelOf<F extends RecordFields, N extends NameOf<F>> = {
  [M in N]: F[M] extends { readonly label: infer L extends string } ? L : M;
}[N];

/** The key of the text that names a field: its own name where it says no other. */
export function labelKey<F extends RecordFields, const N extends NameOf<F>>(
  declared: DeclaredRecord<F>,
  name: N,
): LabelOf<F, N> {
  return (declared.fields[name]?.label ?? name) as LabelOf<F, N>;
}
