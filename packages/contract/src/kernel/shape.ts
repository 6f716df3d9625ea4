// An object of the wire: plain names inside, the specification's spellings outside, aliases accepted on input (Q25).
import { z } from 'zod';

/** Plain name to wire spelling; where several are accepted the first one is written. Names left out are spelled alike. */
export type Spellings = Readonly<Record<string, string | readonly string[]>>;

const spellingsByShape = new WeakMap<z.ZodType, Spellings>();
const twinsByShape = new WeakMap<z.ZodType, Twins>();
const takenByShape = new WeakMap<z.ZodType, Set<string>>();

/** Plain name to the further keys that its value is answered under, where the specification has several for one thing. */
export type Twins = Readonly<Record<string, readonly string[]>>;

/**
 * A strict object whose keys are plain English here and the specification's on the wire. `twins` are answered beside the first
 * spelling and accepted like it. Throws when two fields would be one there.
 */
export function shape<F extends z.ZodRawShape>(fields: F, spellings: Spellings = {}, twins: Twins = {}) {
  const schema = z.strictObject(fields);
  spellingsByShape.set(schema, spellings);
  twinsByShape.set(schema, twins);
  const taken = new Set<string>();
  for (const name of Object.keys(fields)) {
    for (const key of [wireName(schema, name), ...(twins[name] ?? [])]) {
      const spelling = key.toLowerCase();
      if (taken.has(spelling)) throw new Error(`Two fields of a shape are spelled '${spelling}' on the wire`);
      taken.add(spelling);
    }
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
  twinsByShape.set(checked, twinsOf(schema));
  return checked;
}

/** Keys that a request may have beside the fields of a shape: they are read and dropped (Q216). */
export function takeKeys(schema: z.ZodType, keys: Iterable<string>): void {
  const taken = takenByShape.get(schema) ?? new Set();
  for (const key of keys) taken.add(key.toLowerCase());
  takenByShape.set(schema, taken);
}

const none: ReadonlySet<string> = new Set();

/** The keys a shape takes beside its fields, in lower case. */
export function takenKeys(schema: z.ZodType): ReadonlySet<string> {
  return takenByShape.get(schema) ?? none;
}

/** The further keys under which a shape's fields are answered. */
export function twinsOf(schema: z.ZodType): Twins {
  return twinsByShape.get(schema) ?? {};
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

const acceptedByShape = new WeakMap<z.ZodType, Map<string, readonly string[]>>();

/** Every spelling accepted for a plain name, the plain name itself included; where several are sent the first that has a value counts. */
export function acceptedNames(schema: z.ZodType, plainName: string): readonly string[] {
  const known = acceptedByShape.get(schema) ?? new Map<string, readonly string[]>();
  const names = known.get(plainName) ?? namesOf(schema, plainName);
  acceptedByShape.set(schema, known.set(plainName, names));
  return names;
}

function namesOf(schema: z.ZodType, plainName: string): readonly string[] {
  const spelling = spellingsOf(schema)[plainName];
  const spelled = spelling === undefined ? [] : typeof spelling === 'string' ? [spelling] : spelling;
  return [...new Set([...spelled, ...(twinsOf(schema)[plainName] ?? []), plainName])];
}
