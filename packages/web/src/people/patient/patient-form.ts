// The values of the patient form, what it begins with, and how age and birth date follow each other.

import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { addPatient, type getPatient } from '@charaka/contract/people/patient/patient';
import { patientRecord } from '@charaka/contract/people/patient/patient-fields';
import { ageOn, birthDateFrom } from '@charaka/rules/person/age';
import { idCardFault } from '@charaka/rules/person/id-card';
import { sexOfSalutation } from '@charaka/rules/person/person-name';
import type { FormErrors, UseFormReturnType } from '@mantine/form';
import { formChecks } from '../../kernel/form-checks.ts';
import { today } from '../../kernel/format.ts';
import { translate } from '../../kernel/i18n.ts';
import type { SessionHospital } from '../../kernel/session-state.ts';
import { spoken } from '../../kernel/spoken.ts';
import { blankOf, heldOf } from '../../resource/record-values.ts';

/** A patient as kept. */
export type Patient = OutputOf<typeof getPatient>['patient'];

const { image: _, ...declared } = blankOf(patientRecord);
const blank = {
  ...declared,
  ageYears: '' as number | string,
  ageMonths: '' as number | string,
  ageDays: '' as number | string,
};

/** Field values. The photo is separate: a draft has no room for it. */
export type PatientForm = typeof blank;
/** The form as the sections take it. */
export type PatientFormApi = UseFormReturnType<PatientForm>;

/** The state proposed where the hospital names none (R249). */
const USUAL_STATE_ID = 32;

/** A new patient's form: country, state and nationality follow the hospital (R249-R251). */
export function newPatientForm(hospital: SessionHospital | null): PatientForm {
  return {
    ...blank,
    nationality: hospital?.countryCode === 'BD' ? 'Bangladeshi' : 'Indian',
    countryId: hospital?.countryId ?? null,
    stateId: hospital?.stateId ?? USUAL_STATE_ID,
  };
}

/** A person who booked under a name and a phone number before registration. */
export interface ExpectedPerson {
  readonly name: string;
  readonly phone: string;
}

/** A new patient's form that begins with what their booking says: the last word is the last name, a salutation sets the sex. */
export function expectedPatientForm(hospital: SessionHospital | null, { name, phone }: ExpectedPerson): PatientForm {
  const words = name.trim().split(/\s+/);
  const called = sexOfSalutation(words[0] ?? '') === null ? null : withSalutation(words.shift() ?? '');
  const [firstName = '', ...others] = words;
  const lastName = others.pop() ?? '';
  const form = { ...newPatientForm(hospital), firstName, middleName: others.join(' '), lastName, contactNo: phone };
  return { ...form, ...called };
}

/** The form of a patient who is known already. */
export function formOfPatient(patient: Patient): PatientForm {
  const { image: _, ...held } = heldOf(patientRecord, patient);
  const { ageYears, ageMonths, ageDays } = patient;
  return { ...held, ageYears, ageMonths, ageDays };
}

const contractChecks = formChecks(addPatient.input.shape.patient);

/** The sentences about the faults of a form (R222-R239). */
export function patientFaults(form: PatientForm): FormErrors {
  const faults = contractChecks(form);
  // The contract looks across fields only once each of them is right.
  const cardFault = idCardFault(form.idCardType, form.idCardNo);
  if (cardFault) faults.idCardNo ??= spoken(cardFault);
  if (form.ageYears === '') faults.ageYears = translate('patient:faults.ageYears');
  if (form.ageMonths === '') faults.ageMonths = translate('patient:faults.ageMonths');
  if (form.birthDate && form.birthDate > today()) faults.birthDate = translate('patient:faults.birthDateInFuture');
  return faults;
}

/** A salutation and the sex that goes with it; other titles leave the choice to the user (R245). */
export function withSalutation(salutation: string): Pick<PatientForm, 'salutation' | 'sex'> {
  return { salutation, sex: sexOfSalutation(salutation) };
}

type AgeFields = Pick<PatientForm, 'birthDate' | 'ageYears' | 'ageMonths' | 'ageDays'>;

/** A birth date and the age it gives today (R246); a future day gives none. */
export function withBirthDate(birthDate: string | null, onDay: string = today()): AgeFields {
  if (!birthDate || birthDate > onDay) return { birthDate, ageYears: '', ageMonths: '', ageDays: '' };
  const { years, months, days } = ageOn(birthDate, onDay);
  return { birthDate, ageYears: years, ageMonths: months, ageDays: days };
}

const mostYears = 150;

/**
 * An age as typed in one of its fields and the birth date it stands for (R247). The other parts, while empty, count as 0; an
 * emptied field has no date.
 */
export function withAgePart(
  age: Omit<AgeFields, 'birthDate'>,
  part: 'ageYears' | 'ageMonths' | 'ageDays',
  typed: number | string,
  onDay: string = today(),
): AgeFields {
  if (typed === '') return { ...age, [part]: '', birthDate: null };
  const filled = {
    ageYears: age.ageYears || 0,
    ageMonths: age.ageMonths || 0,
    ageDays: age.ageDays || 0,
    [part]: typed,
  };
  const [years = 0, months = 0, days = 0] = [filled.ageYears, filled.ageMonths, filled.ageDays].map(Number);
  const isAge = years <= mostYears && [years, months, days].every(Number.isInteger);
  return { ...filled, birthDate: isAge ? birthDateFrom({ years, months, days }, onDay) : null };
}
