// A master's record between list and form: amounts as typed, names in the user's language.
import type { Endpoint } from '@charaka/contract/kernel/endpoint';
import { type Master, type MasterField, masterEndpoints } from '@charaka/contract/kernel/resource';
import type { z } from 'zod';

/** A record as answered: amounts in paise, percentages in basis points; read by its key it has the number of its last change. */
export type MasterRow = Record<string, unknown> & { readonly version?: number };
/** Value of a field of the form. */
export type MasterValue = string | number | boolean | null;
/** A record as typed: amounts in rupees, nothing as ''. */
export type MasterValues = Record<string, MasterValue>;

/** The list call of a master, with its rows as plain records. */
export function masterListEndpoint(master: Master) {
  return masterEndpoints(master).list as Endpoint<z.ZodType, z.ZodType<{ rows: MasterRow[]; totalCount: number }>>;
}

/** The call that reads one record of a master, with who changed it last. */
export function masterGetEndpoint(master: Master) {
  type Read = { item: MasterRow; changedByName?: string | null };
  return masterEndpoints(master).get as Endpoint<z.ZodType, z.ZodType<Read>>;
}

/** The wire spelling of a field, by which lists sort and filter. */
export function fieldWire(name: string, field: MasterField): string {
  const wire = field.wire ?? name;
  return typeof wire === 'string' ? wire : (wire[0] ?? name);
}

/** The record a form begins with: the row's values as typed, or the empty form. */
export function typedValues(master: Master, row: MasterRow | null): MasterValues {
  const values: MasterValues = {};
  for (const [name, field] of Object.entries(master.fields)) values[name] = typedValue(field, row?.[name]);
  if (row) {
    values[master.key] = row[master.key] as number;
    values.isActive = row.isActive !== false;
  }
  return values;
}

/** Kinds whose empty field is nothing rather than an empty text. */
const emptyKinds: ReadonlySet<string> = new Set(['reference', 'staff', 'choice', 'day']);

function typedValue(field: MasterField, value: unknown): MasterValue {
  if (field.kind === 'flag') return value === true;
  if (value === null || value === undefined) return emptyKinds.has(field.kind) ? null : '';
  // Inside are hundredths (paise, basis points), typed are rupees and percent.
  if (field.kind === 'money' || field.kind === 'percent') return Number(value) / 100;
  return value as string | number;
}
