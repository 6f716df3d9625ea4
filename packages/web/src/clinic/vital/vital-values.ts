// Values of the vital sign forms: kilograms, centimetres and degrees on screen, whole units in calls.
import type { addVitalSigns, listVitalSigns } from '@charaka/contract/clinic/vital/vital';
import type { InputOf, OutputOf } from '@charaka/contract/kernel/endpoint';
import { bodyMassIndex } from '@charaka/rules/clinic/vital-signs';

/** A set as it is kept. */
export type VitalSignSet = OutputOf<typeof listVitalSigns>['vitalSignSets'][number];
/** The values to send for a set. */
export type SentSigns = Omit<InputOf<typeof addVitalSigns>['vitalSignSet'], 'encounterId' | 'takenAt'>;
type Number = number | string | null;

/** The fields of the form; an empty one is ''. */
export interface VitalForm {
  weightKg: Number;
  lengthCm: Number;
  temperatureC: Number;
  pulse: Number;
  systolic: Number;
  diastolic: Number;
  spo2: Number;
  respiratoryRate: Number;
  glucoseMgDl: Number;
  pain: Number;
  headCm: Number;
  muacCm: Number;
  lengthKind: 'Lying' | 'Standing' | null;
  note: string;
}

/** A field of the form that is a number, with its decimals and the name it travels by. */
export const vitalFields = [
  { name: 'systolic', decimals: 0, wire: 'systolic', scale: 1 },
  { name: 'diastolic', decimals: 0, wire: 'diastolic', scale: 1 },
  { name: 'pulse', decimals: 0, wire: 'pulse', scale: 1 },
  { name: 'temperatureC', decimals: 1, wire: 'temperatureTenths', scale: 10 },
  { name: 'spo2', decimals: 0, wire: 'spo2', scale: 1 },
  { name: 'weightKg', decimals: 3, wire: 'weightGrams', scale: 1000 },
  { name: 'lengthCm', decimals: 1, wire: 'lengthMm', scale: 10 },
  { name: 'respiratoryRate', decimals: 0, wire: 'respiratoryRate', scale: 1 },
  { name: 'glucoseMgDl', decimals: 0, wire: 'glucoseMgDl', scale: 1 },
  { name: 'pain', decimals: 0, wire: 'pain', scale: 1 },
  { name: 'headCm', decimals: 1, wire: 'headMm', scale: 10 },
  { name: 'muacCm', decimals: 1, wire: 'muacMm', scale: 10 },
] as const;

/** Initial values of the form: empty, or the values of a set. */
export function vitalFormOf(set?: Partial<VitalSignSet>): VitalForm {
  const shown = (wire: (typeof vitalFields)[number]['wire'], scale: number) => {
    const value = set?.[wire];
    return value == null ? '' : value / scale;
  };
  return {
    ...(Object.fromEntries(vitalFields.map(({ name, wire, scale }) => [name, shown(wire, scale)])) as Record<
      (typeof vitalFields)[number]['name'],
      Number
    >),
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

/** The body mass index of what is typed; null without weight and length. */
export function indexOfForm({ weightKg, lengthCm }: VitalForm): number | null {
  return filled(weightKg) && filled(lengthCm) ? bodyMassIndex(weightKg * 1000, lengthCm * 10) : null;
}
