// The vital signs of a note: they begin with what the nurse measured, and what the doctor measures becomes a set of its own (NU001).
import type { VitalName } from '@charaka/rules/clinic/vital-signs';
import type { Call } from '../../kernel/handler.ts';
import { type Measured, type VitalSignSet, vitalSignStore } from '../vital/vital-store.ts';
import type { NoteContent } from './consultation-store.ts';

/** The vital signs of a note, in the units that a doctor types. */
export type NoteVitals = NonNullable<NoteContent['vitals']>;

const scaled = [
  ['weightKg', 'weightGrams', 1000],
  ['heightCm', 'lengthMm', 10],
  ['temperatureC', 'temperatureTenths', 10],
  ['pulse', 'pulse', 1],
  ['systolic', 'systolic', 1],
  ['diastolic', 'diastolic', 1],
  ['oxygenPercent', 'spo2', 1],
] as const;

/** The field of the note that a value stands in. */
export const noteNames: Readonly<Partial<Record<VitalName, keyof NoteVitals>>> = Object.fromEntries(
  scaled.map(([name, kept]) => [kept, name]),
);

/** The vital signs of a note, in the units of a stored set. */
export function measuredOf(vitals: NoteVitals): Measured {
  return Object.fromEntries(
    scaled.flatMap(([name, kept, scale]) => {
      const value = vitals[name];
      return value == null ? [] : [[kept, Math.round(value * scale)]];
    }),
  );
}

/** A stored set of vital signs, in the units of a note. */
export function vitalsOfSet(set: Measured): NoteVitals {
  return Object.fromEntries(
    scaled.flatMap(([name, kept, scale]) => {
      const value = set[kept];
      return value == null ? [] : [[name, value / scale]];
    }),
  );
}

/** The last of each value among sets, the latest set first. */
export function lastValues(sets: readonly VitalSignSet[]): NoteVitals {
  return Object.assign({}, ...sets.toReversed().map(vitalsOfSet));
}

/** Whether a doctor measured something that no set says yet; a height carried on from an earlier visit is nothing new. */
function isNew(vitals: NoteVitals, ofEncounter: NoteVitals, ofPatient: NoteVitals): boolean {
  return scaled.some(([name]) => {
    const value = vitals[name];
    return value != null && value !== (name === 'heightCm' ? ofPatient : ofEncounter)[name];
  });
}

/** Keeps what a signed note measured as a set, unless the sets of the visit say the same. */
export async function keepVitals(
  call: Call,
  encounterId: number,
  vitals: NoteVitals,
  sets: readonly VitalSignSet[],
): Promise<void> {
  const ofEncounter = lastValues(sets.filter((set) => set.encounterId === encounterId));
  if (!isNew(vitals, ofEncounter, lastValues(sets))) return;
  await vitalSignStore.insert(call, { encounterId, takenAt: call.now, values: measuredOf(vitals) });
}
