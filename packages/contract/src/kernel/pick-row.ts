// Rows of lists that other screens choose from: what choosing does not need is shown only with the right on the list's own screen (Q273).
import { z } from 'zod';
import { optional, text } from './field.ts';
import { shape, spellingsOf, twinsOf } from './shape.ts';

/** The fields that only readers of some screens see. */
export interface OwnFields {
  readonly names: readonly string[];
  /** The right to view or edit one of these menu paths shows the fields. */
  readonly menus: readonly string[];
}

const ownFieldsByShape = new WeakMap<z.ZodType, OwnFields>();

/** The names of masked fields as answers carry them. */
export const maskedNames = { masked: optional(z.array(text())) };

type Hideable<F extends z.ZodRawShape, N extends keyof F> = Omit<F, N> & {
  [K in N]: z.ZodOptional<z.ZodNullable<F[K] extends z.ZodType ? F[K] : never>>;
} & typeof maskedNames;

/**
 * A record as readers of other screens choose it: without a right on one of `menus` the named fields are null and listed in `_masked`.
 * For a shape without checks: those it has would be forgotten.
 */
export function pickRow<F extends z.ZodRawShape, const N extends keyof F & string>(
  record: z.ZodObject<F, z.core.$strict>,
  names: readonly N[],
  ...menus: readonly [string, ...string[]]
) {
  const isOwn = (name: string) => (names as readonly string[]).includes(name);
  const fields = Object.entries(record.shape).map(([name, field]) => [
    name,
    isOwn(name) ? optional(field as z.ZodType) : field,
  ]);
  const row = shape(
    { ...Object.fromEntries(fields), ...maskedNames } as Hideable<F, N>,
    { ...spellingsOf(record), masked: '_masked' },
    twinsOf(record),
  );
  ownFieldsByShape.set(row, { names, menus });
  return row;
}

/** The fields of a shape that only readers of its own screens see, if there are any. */
export function ownFieldsOf(schema: z.ZodType): OwnFields | undefined {
  return ownFieldsByShape.get(schema);
}
