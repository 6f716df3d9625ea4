// Leaves of a restricted chart no more than its numbers in the rows of a list, found by the shape of the answer (PS009).
import { z } from 'zod';
import { isPersonalSchema } from '../../kernel/field.ts';
import { unwrap } from '../../kernel/wire.ts';
import type { ShownChart } from './chart.ts';

/** Text shown instead of the name of a marked patient. */
const RESTRICTED = 'Restricted';

/** The fields that name a patient. */
const names: readonly string[] = ['firstName', 'patientName', 'personName'];
/** Further fields that identify a person. */
const identity: readonly string[] = [
  'salutation',
  'middleName',
  'lastName',
  'infantName',
  'sex',
  'birthDate',
  'ageYears',
  'ageMonths',
  'ageDays',
  'contactNo',
  'phone',
  'phoneEnding',
  'email',
  'bloodGroup',
  'maritalStatus',
  'fatherName',
  'idCardType',
  'idCardNo',
  'addressLineOne',
  'addressLineTwo',
  'city',
  'emergencyNumber',
  'emergencyContactNo',
  'emergencyContactPerson',
];

/** A name in a record that is not of the record's own chart: the key of its patient, the name, and the flag that it is hidden. */
const namesOfOthers = [{ patient: 'holdPatientId', name: 'holdReason', flag: 'isHoldRestricted' }] as const;

/** Whether a field, or a column of that name, tells who somebody is; `name` is the column of a whole name. */
export function tellsWho(field: string): boolean {
  return field === 'name' || names.includes(field) || identity.includes(field);
}

/** Takes out of a value who the hidden are. */
export type Veil = (value: unknown, isHidden: (chart: ShownChart) => boolean) => unknown;

const made = new WeakMap<z.ZodType, { veil: Veil | undefined }>();

/** The veil of a shape; undefined for one whose records name no patient. Made once for each shape. */
export function veilOf(schema: z.ZodType): Veil | undefined {
  const inner = unwrap(schema);
  const known = made.get(inner);
  if (known) return known.veil;
  const veil = makeVeil(inner);
  made.set(inner, { veil });
  return veil;
}

function makeVeil(inner: z.ZodType): Veil | undefined {
  if (inner instanceof z.ZodObject) return objectVeil(inner);
  const element = inner instanceof z.ZodArray ? veilOf(inner.element as z.ZodType) : undefined;
  if (!element) return undefined;
  return (value, isHidden) => (Array.isArray(value) ? value.map((one) => element(one, isHidden)) : value);
}

/** Returns the emptied value of a field: null if allowed, else an empty text. Throws when neither is allowed. */
function emptyOf(name: string, schema: z.ZodType): null | '' {
  if (schema.safeParse(null).success) return null;
  if (schema.safeParse('').success) return '';
  throw new Error(`The field '${name}' of a veiled list cannot be left out`);
}

const numberOf = (value: unknown) => (typeof value === 'number' ? value : null);

function objectVeil(inner: z.ZodObject): Veil | undefined {
  const fields = Object.keys(inner.shape);
  const nested = fields.flatMap((name) => {
    const veil = veilOf(inner.shape[name] as z.ZodType);
    return veil ? [{ name, veil }] : [];
  });
  const isOfPatient = fields.some((name) => name === 'patientId' || name === 'admissionId');
  const named = isOfPatient ? fields.filter((name) => names.includes(name)) : [];
  if (named.length + nested.length === 0) return undefined;
  // Days and months of an age stand beside its years; alone they are those of a due.
  const isOfAge = (name: string) => !['ageDays', 'ageMonths'].includes(name) || fields.includes('ageYears');
  const isTaken = (name: string) =>
    isPersonalSchema(inner.shape[name] as z.ZodType) || (identity.includes(name) && isOfAge(name));
  const taken = named.length > 0 ? fields.filter(isTaken) : [];
  const restricted: Record<string, unknown> = {
    ...Object.fromEntries(taken.map((name) => [name, emptyOf(name, inner.shape[name] as z.ZodType)])),
    ...Object.fromEntries(named.map((name) => [name, RESTRICTED])),
    ...('isRestricted' in inner.shape ? { isRestricted: true } : {}),
  };
  const others = namesOfOthers.filter(({ patient, name, flag }) =>
    [patient, name, flag].every((key) => key in inner.shape),
  );
  return (value, isHidden) => {
    if (typeof value !== 'object' || value === null) return value;
    const record: Record<string, unknown> = { ...value };
    for (const { patient, name, flag } of others) {
      const patientId = numberOf(record[patient]);
      if (patientId === null || !isHidden({ patientId, admissionId: null })) continue;
      Object.assign(record, { [name]: RESTRICTED, [flag]: true });
    }
    for (const { name, veil } of nested) record[name] = veil(record[name], isHidden);
    const chart = { patientId: numberOf(record.patientId), admissionId: numberOf(record.admissionId) };
    if (named.length === 0 || !isHidden(chart)) return record;
    return { ...record, ...restricted };
  };
}
