// How a patient is called and told apart on screens and papers.

import { displayPatientNumber } from '@charaka/rules/list/display-number';
import { type Age, ageText } from '@charaka/rules/person/age';
import { nameInOne } from '@charaka/rules/person/person-name';
import { translate } from '../../kernel/i18n.ts';
import { currentSession } from '../../kernel/session.ts';

interface Named {
  readonly salutation?: string | null | undefined;
  readonly firstName: string;
  readonly middleName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  /** True when only the number of the chart may be shown (PS009). */
  readonly isRestricted?: boolean | null | undefined;
}
interface Aged {
  readonly ageYears?: number | null | undefined;
  readonly ageMonths?: number | null | undefined;
  readonly ageDays?: number | null | undefined;
}

/** 'Mrs. Asha Rao'; of a restricted chart that it is one. */
export function fullName({ isRestricted, salutation, firstName, middleName, lastName }: Named): string {
  if (isRestricted) return translate('patient:restricted');
  return nameInOne(salutation, firstName, middleName, lastName);
}

/** '34Y 2M 5D' (R193); empty where it is not told. */
export function ageOfPatient({ ageYears, ageMonths, ageDays }: Aged): string {
  if (ageYears == null) return '';
  const age: Age = { years: ageYears, months: ageMonths ?? 0, days: ageDays ?? 0 };
  return ageText(age);
}

/** The years alone from the second on; an infant's months and days are told. */
export function shortAge(patient: Aged): string {
  return patient.ageYears != null && patient.ageYears >= 2 ? `${patient.ageYears}Y` : ageOfPatient(patient);
}

/** The UHID with the hospital's prefix (R489). */
export function uhidOf(patientId: number): string {
  return displayPatientNumber(patientId, currentSession()?.hospital?.patientRegistrationPrefix ?? '');
}

interface Identified extends Named, Aged {
  readonly patientId: number;
  readonly infantName?: string | null | undefined;
  readonly sex?: string | null | undefined;
  readonly placeName?: string | null | undefined;
}

/** 'UHID001 · F · 34Y': what tells two patients of one name apart (Q249); of a restricted chart the UHID alone. */
export function identityOf(patient: Omit<Identified, 'firstName' | 'lastName'>): string {
  return [uhidOf(patient.patientId), patient.sex, shortAge(patient)].filter(Boolean).join(' · ');
}

/** 'Mrs. Asha Rao · UHID001 · F · 34Y · Bed 12'. */
export function patientLine(patient: Identified): string {
  return [patient.infantName || fullName(patient), identityOf(patient), patient.placeName].filter(Boolean).join(' · ');
}
