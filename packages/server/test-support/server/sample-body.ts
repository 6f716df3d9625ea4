// A request that fits the shape of a call, for walks over all calls: what is known by name, else the plainest value there is.
import { wireName } from '@charaka/contract/kernel/shape';
import { unwrap } from '@charaka/contract/kernel/wire';
import { z } from 'zod';

/** Values of fields by their plain names, wherever they stand. */
export type KnownValues = Readonly<Record<string, unknown>>;

/** The body with wire spellings; fields that may be left out are, unless their value is known. */
export function sampleBody(schema: z.ZodType, known: KnownValues): Record<string, unknown> {
  return sampleOf(schema, '', known) as Record<string, unknown>;
}

function sampleOf(schema: z.ZodType, name: string, known: KnownValues): unknown {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodObject) {
    const fields = Object.entries(inner.shape).flatMap(([key, field]) => {
      const value = fieldOf(field as z.ZodType, key, known);
      return value === undefined ? [] : [[wireName(inner, key), value]];
    });
    return Object.fromEntries(fields);
  }
  if (inner instanceof z.ZodArray) return [sampleOf(inner.element as z.ZodType, name, known)];
  if (inner instanceof z.ZodEnum) return inner.options[0];
  if (inner instanceof z.ZodBoolean) return false;
  if (inner instanceof z.ZodString) return /date|day|from|to$/i.test(name) ? '2026-11-01' : 'Walked';
  return 1;
}

function fieldOf(field: z.ZodType, key: string, known: KnownValues): unknown {
  const isObject = unwrap(field) instanceof z.ZodObject;
  if (key in known && !isObject) return known[key];
  return field.safeParse(undefined).success && !isObject ? undefined : sampleOf(field, key, known);
}
