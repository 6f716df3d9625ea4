// Values of the vital sign forms: kilograms, centimetres and degrees on screen, whole units in calls.
import type { vitalSigns } from '@charaka/contract/clinic/vital/vital';
import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { bodyMassIndex, type VitalName } from '@charaka/rules/clinic/vital-signs';
import type { z } from 'zod';

/** A set as it is kept. */
export type VitalSignSet = z.output<typeof vitalSigns.row>;
/** The values to send for a set. */
export type SentSigns = Omit<InputOf<typeof vitalSigns.add>['vitalSignSet'], 'encounterId' | 'takenAt'>;
type Number = number | string | null;

/** Each vital sign with its field of the form, in the order of the form: its name there, its decimals, and whole units in one shown unit. */
const shownAs = {
  systolic: { name: 'systolic', decimals: 0, scale: 1 },
  diastolic: { name: 'diastolic', decimals: 0, scale: 1 },
  pulse: { name: 'pulse', decimals: 0, scale: 1 },
  temperatureTenths: { name: 'temperatureC', decimals: 1, scale: 10 },
  spo2: { name: 'spo2', decimals: 0, scale: 1 },
  weightGrams: { name: 'weightKg', decimals: 3, scale: 1000 },
  lengthMm: { name: 'lengthCm', decimals: 1, scale: 10 },
  respiratoryRate: { name: 'respiratoryRate', decimals: 0, scale: 1 },
  glucoseMgDl: { name: 'glucoseMgDl', decimals: 0, scale: 1 },
  pain: { name: 'pain', decimals: 0, scale: 1 },
  headMm: { name: 'headCm', decimals: 1, scale: 10 },
  muacMm: { name: 'muacCm', decimals: 1, scale: 10 },
} as const satisfies Readonly<Record<VitalName, { name: string; decimals: number; scale: number }>>;

type FieldName = (typeof shownAs)[VitalName]['name'];

/** The fields of the form that are numbers, with the name each has in calls. */
export const vitalFields = (Object.keys(shownAs) as VitalName[]).map((wire) => ({ wire, ...shownAs[wire] }));

/** The fields of the form; an empty one is ''. */
export type VitalForm = Record<FieldName, Number> & { lengthKind: 'Lying' | 'Standing' | null; note: string };

/** Initial values of the form: empty, or the values of a set. */
export function vitalFormOf(set?: Partial<VitalSignSet>): VitalForm {
  const shown = (wire: VitalName, scale: number) => {
    const value = set?.[wire];
    return value == null ? '' : value / scale;
  };
  const numbers = vitalFields.map(({ name, wire, scale }) => [name, shown(wire, scale)]);
  return {
    ...(Object.fromEntries(numbers) as Record<FieldName, Number>),
    lengthKind: set?.lengthKind ?? null,
    note: set?.note ?? '',
  };
}

const filled = (value: Number): value is number => typeof value === 'number';

/** The values to send. */
export function signsOfForm(form: VitalForm): SentSigns {
  const numbers = vitalFields.flatMap(({ name, wire, scale }) => {
    const value = form[name];
    return filled(value) ? [[wire, Math.round(value * scale)] as const] : [];
  });
  return { ...Object.fromEntries(numbers), lengthKind: form.lengthKind, note: form.note || null };
}

/** The body mass index of the typed values; null without weight and length. */
export function indexOfForm({ weightKg, lengthCm }: VitalForm): number | null {
  return filled(weightKg) && filled(lengthCm) ? bodyMassIndex(weightKg * 1000, lengthCm * 10) : null;
}
