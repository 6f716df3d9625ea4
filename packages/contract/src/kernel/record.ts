// A record declared once: its checks, its spellings, its columns, its form, its lists, its file, its merge and its profile follow from the declaration.

import { z } from 'zod';
import { scaleOf } from './field.ts';
import type { MasterFieldKind } from './resource.ts';
import type { Spellings } from './shape.ts';
import { unwrap } from './wire.ts';

/** One field of a record. What is left out follows from its name and its schema; what cannot follow is written by hand where it is used. */
export interface RecordField {
  /** Schema of the field in calls, with its checks. */
  readonly schema: z.ZodType;
  /** The spelling on the wire, where it is not the name; of several the first is written. */
  readonly wire?: string | readonly string[];
  /**
   * Kind of value where the schema alone is ambiguous: a day and html are text to it, a percentage is an amount, and how much room
   * a text needs. */
  readonly kind?: 'day' | 'html' | 'percent' | 'longText';
  /** The column, where it is not the name in snake_case. */
  readonly column?: string;
  /** Value of the column when none is sent, if it may not be empty. */
  readonly absent?: boolean | number;
  /** The text that names it, where that has another key than the field. */
  readonly label?: string;
  /** The section of the form; without one the form leaves the field out or shows it in its own way. */
  readonly form?: string;
  /** A column of the list, also as a file; only those who have to do with the record see it. */
  readonly isListed?: boolean;
  /** The part of the profile, on the screen and on paper, that tells it plainly. */
  readonly profile?: string;
  /** The columns of a file that tell it; `true` is one of its own name. For files of other systems, whose headings are mapped to these. */
  readonly file?: true | readonly string[];
  /** The heading of its column in a file of our own; other languages translate it in `masters.json`. */
  readonly heading?: string;
  /** The field it goes along with when two records become one. */
  readonly mergesWith?: string;
  /** False where a merge leaves it as it is. */
  readonly isMerged?: false;
}

/** The fields of a record by their plain names. */
export type RecordFields = Readonly<Record<string, RecordField>>;

/** A declared record: its fields, the schemas for its shapes, and how they are spelled. */
export interface DeclaredRecord<F extends RecordFields = RecordFields> {
  readonly fields: F;
  readonly schemas: { readonly [N in keyof F]: F[N]['schema'] };
  readonly spellings: Spellings;
}

/** Declares a record. Throws where a field goes along with one that is not there. */
export function record<const F extends RecordFields>(fields: F): DeclaredRecord<F> {
  const all: RecordFields = fields;
  for (const [name, { mergesWith }] of Object.entries(all))
    if (mergesWith !== undefined && !(mergesWith in fields))
      throw new Error(`The field '${name}' goes along with '${mergesWith}', which the record has not`);
  const named = Object.entries(all);
  return {
    fields,
    schemas: Object.fromEntries(named.map(([name, { schema }]) => [name, schema])) as DeclaredRecord<F>['schemas'],
    spellings: Object.fromEntries(named.flatMap(([name, { wire }]) => (wire === undefined ? [] : [[name, wire]]))),
  };
}

/** The names of the fields of a record. */
export type NameOf<F extends RecordFields> = keyof F & string;

/** A field with its name, as walks over a record take one. */
export function fieldsOf<F extends RecordFields>(declared: DeclaredRecord<F>): [name: NameOf<F>, field: RecordField][] {
  return Object.entries(declared.fields);
}

/** How a value is typed, shown and read from a file. */
export type FieldKind = Exclude<MasterFieldKind, 'reference' | 'staff' | 'time'> | 'html' | 'other';

/** The schema of a value that may be missing, or is made of another one first. */
export function plainSchema(schema: z.ZodType): z.ZodType {
  const inner = unwrap(schema);
  return inner instanceof z.ZodPipe && scaleOf(inner) === undefined ? plainSchema(inner.out as z.ZodType) : inner;
}

/** As many letters as still fit on one line of a form. */
const MOST_ON_A_LINE = 1000;

/** The kind of a field, from its declaration or from its schema. */
export function kindOf({ kind, schema }: RecordField): FieldKind {
  if (kind) return kind;
  const inner = plainSchema(schema);
  if (scaleOf(inner) !== undefined) return 'money';
  if (inner instanceof z.ZodEnum) return 'choice';
  if (inner instanceof z.ZodBoolean) return 'flag';
  if (inner instanceof z.ZodNumberFormat) return 'count';
  if (inner instanceof z.ZodNumber) return 'decimal';
  if (inner instanceof z.ZodString) return (inner.maxLength ?? 0) > MOST_ON_A_LINE ? 'longText' : 'text';
  return inner instanceof z.ZodUnion ? 'text' : 'other';
}
