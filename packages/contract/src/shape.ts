// An object of the wire: plain names inside, the specification's spellings outside, aliases accepted on input (Q25).
import { z } from 'zod';

/** Plain name to wire spelling; where several are accepted the first one is written. Names left out are spelled alike. */
export type Spellings = Readonly<Record<string, string | readonly string[]>>;

const spellingsByShape = new WeakMap<z.ZodType, Spellings>();

/** A strict object whose keys are plain English here and the specification's on the wire. Throws when two of them would be one there. */
export function shape<F extends z.ZodRawShape>(fields: F, spellings: Spellings = {}) {
  const schema = z.strictObject(fields);
  spellingsByShape.set(schema, spellings);
  const taken = new Set<string>();
  for (const name of Object.keys(fields)) {
    const spelling = wireName(schema, name).toLowerCase();
    if (taken.has(spelling)) throw new Error(`Two fields of a shape are spelled '${spelling}' on the wire`);
    taken.add(spelling);
  }
  return schema;
}

/** The same shape with checks across its fields; a plain `superRefine` would forget the spellings. */
export function withChecks<S extends z.ZodObject>(
  schema: S,
  check: (value: z.output<S>, context: z.RefinementCtx) => void,
): S {
  const checked = schema.superRefine(check as Parameters<S['superRefine']>[0]);
  spellingsByShape.set(checked, spellingsOf(schema));
  return checked;
}

/** The spellings a shape was declared with, to build a wider shape from it. */
export function spellingsOf(schema: z.ZodType): Spellings {
  return spellingsByShape.get(schema) ?? {};
}

/** The spelling written on the wire for a plain name. */
export function wireName(schema: z.ZodType, plainName: string): string {
  const spelling = spellingsOf(schema)[plainName];
  if (spelling === undefined) return plainName;
  return typeof spelling === 'string' ? spelling : (spelling[0] ?? plainName);
}

/** Every spelling accepted for a plain name, the plain name itself included. */
export function acceptedNames(schema: z.ZodType, plainName: string): readonly string[] {
  const spelling = spellingsOf(schema)[plainName];
  if (spelling === undefined) return [plainName];
  return typeof spelling === 'string' ? [spelling, plainName] : [...spelling, plainName];
}
