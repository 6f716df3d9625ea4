// Types values into the fields of a record, many fields at once or one by one, until some are taken, and tells which come back.

import type { z } from 'zod';
import { keptAs, valuesFor } from './field-values.ts';

export type Wire = Record<string, unknown>;

/** One field of a record, also of a record in it: the way to it, and what reads and writes it. */
export interface Field {
  readonly name: string;
  readonly path: readonly string[];
  readonly schema: z.ZodType;
  /** The same way as it is answered; none where the record is answered without it. */
  readonly answered: readonly string[] | null;
}

/** A value for a field. */
export interface Typed {
  readonly field: Field;
  readonly value: unknown;
}

/** Values to try, one list after the other until one is taken; each refused list is answered with the fields that the refusal names. */
export type Attempts = Generator<readonly Typed[], void, ReadonlySet<string>>;

/** The result of some attempts: the accepted values, or the sentence that refused the last ones. */
export interface Taken {
  readonly typed: readonly Typed[] | undefined;
  readonly sentence: string;
}

/** Sends a record with attempts typed into it; what was taken comes with the record as it is then. */
export type Typing = (
  attempts: Attempts,
) => Promise<{ readonly typed: readonly Typed[]; readonly record: Wire } | { readonly sentence: string }>;

const MOST_TRIES = 16;

/** The value at the end of a path. */
export const at = (record: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Wire | null | undefined)?.[key], record);

/** A record with another value at the end of a way. */
export function changed(record: Wire, [key = '', ...rest]: readonly string[], value: unknown): Wire {
  const inside = rest.length === 0 ? value : changed((record[key] ?? (rest[0] === '0' ? [] : {})) as Wire, rest, value);
  // Of a list the first line.
  return Array.isArray(record) ? ([inside, ...record.slice(1)] as Wire & unknown[]) : { ...record, [key]: inside };
}

/** Sends attempts until one is taken: what is refused leaves nothing behind. Throws when there was none to send. */
export async function firstTaken<
  A extends { readonly isFailure: boolean; readonly message: string; readonly wire: Wire },
>(
  attempts: Attempts,
  record: string,
  send: (typed: readonly Typed[]) => Promise<A>,
): Promise<Taken & { readonly answer: A }> {
  let step = attempts.next();
  if (step.done) throw new Error('Nothing was to be typed');
  while (true) {
    const typed = step.value;
    const answer = await send(typed);
    if (!answer.isFailure) return { typed, answer, sentence: '' };
    const named = Object.keys((answer.wire._fields ?? {}) as object).map((path) => path.replace(`${record}.`, ''));
    step = attempts.next(new Set(named));
    if (step.done) return { typed: undefined, answer, sentence: answer.message };
  }
}

/** Types values into a field until one is taken, and tells how it is lost; undefined where it came back. */
export async function lossOf(
  field: Field,
  present: unknown,
  type: Typing,
  values: readonly unknown[] = triedFor(field, present),
): Promise<string | undefined> {
  if (values.length === 0) return 'refused: no value fits its schema';
  const outcome = await type(oneByOne(field, values));
  if ('sentence' in outcome) return `refused: ${outcome.sentence}`;
  const [taken] = outcome.typed;
  if (taken && isKept(outcome.record, taken)) return undefined;
  const back = field.answered && at(outcome.record, field.answered);
  return `lost: ${JSON.stringify(taken?.value)} came back as ${JSON.stringify(back)}`;
}

const triedFor = (field: Field, present: unknown) =>
  valuesFor(field.path.at(-1) ?? '', field.schema, present).slice(0, MOST_TRIES);

function* oneByOne(field: Field, values: readonly unknown[]): Attempts {
  for (const value of values) yield [{ field, value }];
}

/** A field with the values it has not been refused yet. */
interface Waiting {
  readonly field: Field;
  readonly values: unknown[];
}

/**
 * Which fields give back what is typed into many of them at once, each another value, so that two that are exchanged show. Whatever
 * is not told here is tried by itself.
 */
export async function keptTogether(
  fields: readonly Field[],
  presentOf: (field: Field) => unknown,
  type: Typing,
): Promise<ReadonlySet<Field>> {
  const kept = new Set<Field>();
  let waiting: Waiting[] = fields.map((field) => ({ field, values: triedFor(field, presentOf(field)) }));
  while (waiting.some(({ values }) => values.length > 0)) {
    const outcome = await type(manyAtOnce(waiting));
    // The values of some are used up then.
    if ('sentence' in outcome) continue;
    for (const typed of outcome.typed) if (isKept(outcome.record, typed)) kept.add(typed.field);
    const typed = new Set(outcome.typed.map(({ field }) => field));
    waiting = waiting.filter(({ field }) => !typed.has(field));
  }
  return kept;
}

/** As many fields as have different values; those that a refusal names get other ones, and where it names none, half of them wait. */
function* manyAtOnce(waiting: readonly Waiting[]): Attempts {
  let taking = waiting;
  while (true) {
    const typed = differing(taking);
    if (typed.length === 0) return;
    const named = yield typed;
    const refused = typed.length === 1 ? typed : typed.filter(({ field }) => named.has(field.path.join('.')));
    for (const { field, value } of refused) {
      const values = taking.find((one) => one.field === field)?.values;
      values?.splice(values.indexOf(value), 1);
    }
    const half = new Set(typed.slice(0, Math.ceil(typed.length / 2)).map(({ field }) => field));
    if (refused.length === 0) taking = taking.filter(({ field }) => half.has(field));
  }
}

function differing(waiting: readonly Waiting[]): readonly Typed[] {
  const taken = new Map<string, Typed>();
  for (const { field, values } of waiting) {
    const value = values.find((one) => !taken.has(JSON.stringify(one)));
    if (value !== undefined) taken.set(JSON.stringify(value), { field, value });
  }
  return [...taken.values()];
}

const isInstant = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value);

/** Whether two values on the wire are the same; of instants the time counts and not how it is written. */
export function isSame(one: unknown, other: unknown): boolean {
  if (isInstant(one) && isInstant(other)) return Date.parse(one) === Date.parse(other);
  return JSON.stringify(one) === JSON.stringify(other);
}

const isKept = (record: Wire, { field, value }: Typed) =>
  isSame(field.answered && at(record, field.answered), keptAs(field.schema, value));
