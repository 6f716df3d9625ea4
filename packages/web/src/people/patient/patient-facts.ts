// How a patient is called and told apart on screens and papers.

import { displayPatientNumber } from '@charaka/rules/list/display-number';
import { type Age, ageText } from '@charaka/rules/person/age';
import { currentSession } from '../../kernel/session.ts';

interface Named {
  readonly salutation?: string | null | undefined;
  readonly firstName: string;
  readonly middleName?: string | null | undefined;
  readonly lastName: string;
}
interface Aged {
  readonly ageYears: number;
  readonly ageMonths: number;
  readonly ageDays: number;
}

/** 'Mrs. Asha Rao'. */
export function fullName({ salutation, firstName, middleName, lastName }: Named): string {
  return [salutation, firstName, middleName, lastName].filter(Boolean).join(' ');
}

/** '34Y 2M 5D' (R193). */
export function ageOfPatient({ ageYears, ageMonths, ageDays }: Aged): string {
  const age: Age = { years: ageYears, months: ageMonths, days: ageDays };
  return ageText(age);
}

/** The UHID with the hospital's prefix (R489). */
export function uhidOf(patientId: number): string {
  return displayPatientNumber(patientId, currentSession()?.hospital?.patientRegistrationPrefix ?? '');
}
