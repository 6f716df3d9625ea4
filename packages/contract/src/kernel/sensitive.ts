// Fields that are shown by right: without it a field is answered as null and named in `_masked` (Q235, Q273).
import {
  healthFacts,
  identityFacts,
  type SensitiveField,
  sensitiveFields,
} from '@charaka/rules/access/sensitive-field';
import { z } from 'zod';
import type { DeedName } from './deed.ts';
import { ownFieldsOf } from './pick-row.ts';
import { twinsOf, wireName } from './shape.ts';
import { unwrap } from './wire.ts';

/** The deed that shows each kind. */
const shownBy: readonly { readonly deed: DeedName; readonly fields: readonly SensitiveField[] }[] = [
  { deed: 'identity-facts', fields: identityFacts },
  { deed: 'health-facts', fields: healthFacts },
];

/** Fields hidden from a reader with these deeds. */
export function hiddenFields(does: (deed: DeedName) => boolean): ReadonlySet<SensitiveField> {
  return new Set(shownBy.flatMap(({ deed, fields }) => (does(deed) ? [] : fields)));
}

/** Fields hidden from the reader of an answer. */
export interface HiddenFromReader {
  /** Sensitive facts of patients. */
  readonly facts: ReadonlySet<string>;
  /** Whether the reader has the right on none of these menu paths. */
  seesNone(menus: readonly string[]): boolean;
}

/** Removes hidden values from a value of some shape. */
type Mask = (value: unknown, hidden: HiddenFromReader) => unknown;

const made = new WeakMap<z.ZodType, { mask: Mask | undefined }>();

/** Masks the records in answers of a shape: those with a field `masked`. Undefined for a shape without any. */
export function maskOf(schema: z.ZodType): Mask | undefined {
  const inner = unwrap(schema);
  const known = made.get(inner);
  if (known) return known.mask;
  const mask = makeMask(inner);
  made.set(inner, { mask });
  return mask;
}

function makeMask(inner: z.ZodType): Mask | undefined {
  if (inner instanceof z.ZodObject) return objectMask(inner);
  const element = inner instanceof z.ZodArray ? maskOf(inner.element as z.ZodType) : undefined;
  if (!element) return undefined;
  return (value, hidden) => (Array.isArray(value) ? value.map((one) => element(one, hidden)) : value);
}

function objectMask(inner: z.ZodObject): Mask | undefined {
  const names = Object.keys(inner.shape);
  const own =
    'masked' in inner.shape ? names.filter((name) => (sensitiveFields as readonly string[]).includes(name)) : [];
  const nested = names.flatMap((name) => {
    const mask = maskOf(inner.shape[name] as z.ZodType);
    return mask ? [{ name, mask }] : [];
  });
  const kept = ownFieldsOf(inner);
  if (own.length + nested.length === 0 && !kept) return undefined;
  return (value, hidden) => {
    if (typeof value !== 'object' || value === null) return value;
    const record: Record<string, unknown> = { ...value };
    for (const { name, mask } of nested) record[name] = mask(record[name], hidden);
    const taken = own.filter((name) => hidden.facts.has(name));
    if (kept && hidden.seesNone(kept.menus)) taken.push(...kept.names);
    for (const name of taken) record[name] = null;
    const masked = taken.flatMap((name) => [wireName(inner, name), ...(twinsOf(inner)[name] ?? [])]);
    return masked.length === 0 ? record : { ...record, masked: [...((record.masked as string[]) ?? []), ...masked] };
  };
}
