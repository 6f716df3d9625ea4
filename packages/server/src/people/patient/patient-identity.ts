// The second identifiers of a patient in a line (Q249).
import { displayPatientNumber } from '@charaka/rules/list/display-number';
import { ageText } from '@charaka/rules/person/age';
import type { Call } from '../../kernel/handler.ts';
import { patientSettings } from './patient-settings.ts';

/** A patient by number, sex and age. */
export interface IdentifiedPatient {
  readonly patientId: number;
  readonly sex: string;
  readonly ageYears: number;
  readonly ageMonths: number;
  readonly ageDays: number;
}

/** 'MR12 · F · 34Y 2M 5D': two patients of one name are told apart before the money is decided (Q249). */
export function identityOf(call: Call, { patientId, sex, ageYears, ageMonths, ageDays }: IdentifiedPatient): string {
  const uhid = displayPatientNumber(patientId, patientSettings.of(call.hospital).patientRegistrationPrefix);
  return [uhid, sex, ageText({ years: ageYears, months: ageMonths, days: ageDays })].join(' · ');
}
