// The values of a declared record: as its form holds them, and as a text on the screen and on paper.

import {
  type DeclaredRecord,
  fieldsOf,
  kindOf,
  type NameOf,
  type RecordField,
  type RecordFields,
} from '@charaka/contract/kernel/record';
import type { z } from 'zod';
import { formatDay, formatMoney, formatPercent } from '../kernel/format.ts';
import { translate } from '../kernel/i18n.ts';

/** The values of a row by the names of its fields. */
export const valuesIn = (row: object) => row as Readonly<Record<string, unknown>>;

type Bare<S> = S extends z.ZodOptional<infer I> | z.ZodNullable<infer I> ? Bare<I> : S;

/** A value as typed: an amount or a measure may be text until it is checked, a choice that was not made is nothing. */
type Typed<T> = [T] extends [boolean]
  ? boolean | null
  : [T] extends [number]
    ? number | string
    : string extends T
      ? string
      : T | null;

/** Value of a field in a form. */
type Held<D extends RecordField> = D extends { readonly kind: 'day' }
  ? string | null
  : Bare<D['schema']> extends z.ZodNumberFormat
    ? number | null
    : Typed<NonNullable<z.output<D['schema']>>>;

/** Values of a record in a form. */
export type HeldRecord<F extends RecordFields> = { [N in NameOf<F>]: Held<F[N]> };

/** Kinds whose empty field is nothing rather than an empty text. */
const emptyKinds: ReadonlySet<string> = new Set(['choice', 'day', 'count']);

function blankValue(field: RecordField): string | boolean | null {
  const kind = kindOf(field);
  if (kind === 'flag') return false;
  return emptyKinds.has(kind) ? null : '';
}

/** The empty form of a record. */
export function blankOf<F extends RecordFields>(declared: DeclaredRecord<F>): HeldRecord<F> {
  return Object.fromEntries(fieldsOf(declared).map(([name, field]) => [name, blankValue(field)])) as HeldRecord<F>;
}

const HUNDREDTHS = 100;

function typedValue(field: RecordField, value: unknown): unknown {
  const kind = kindOf(field);
  // A yes or no that may not be seen is neither, and is sent back so (Q235).
  if (value === null || value === undefined) return kind === 'flag' ? null : blankValue(field);
  // Inside are hundredths (paise, basis points), typed are rupees and percent.
  return kind === 'money' || kind === 'percent' ? Number(value) / HUNDREDTHS : value;
}

/** The form of a record that is known already. */
export function heldOf<F extends RecordFields>(
  declared: DeclaredRecord<F>,
  known: Readonly<Partial<Record<NameOf<F>, unknown>>>,
): HeldRecord<F> {
  const values = fieldsOf(declared).map(([name, field]) => [name, typedValue(field, known[name])]);
  return Object.fromEntries(values) as HeldRecord<F>;
}

/** The words in a piece of html. */
function plainText(html: string): string {
  if (html === '') return '';
  return new DOMParser().parseFromString(html, 'text/html').body.textContent?.trim() ?? '';
}

/** A value as it is read; empty where nothing is known. */
export function textOf(field: RecordField, value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  switch (kindOf(field)) {
    case 'flag':
      return value ? translate('masters:yes') : '';
    case 'money':
      return formatMoney(Number(value));
    case 'percent':
      return formatPercent(Number(value));
    case 'day':
      return formatDay(String(value));
    case 'html':
      return plainText(String(value));
    default:
      return String(value);
  }
}

/** Label and text of some fields of a record. */
export function factsOf<F extends RecordFields, N extends NameOf<F>>(
  declared: DeclaredRecord<F>,
  names: readonly N[],
  known: Readonly<Partial<Record<N, unknown>>>,
  labelOf: (name: N) => string,
): [label: string, text: string][] {
  return names.map((name) => [labelOf(name), textOf(declared.fields[name] as RecordField, known[name])]);
}
