// Shared checks of adding and updating a patient: those that need the database or today's date.

import { fieldSentences } from '@charaka/contract/kernel/field-sentences';
import { patientSentences } from '@charaka/contract/people/patient/patient-sentences';
import type { Sentence } from '@charaka/rules/message/sentence';
import { type Call, todayOf } from '../../kernel/handler.ts';
import { refuse, refuseOnConflict } from '../../kernel/refusal.ts';
import { ageFields } from './patient-answer.ts';
import { findEmailOwner, findStateCode, type PatientFacts, type PatientInput } from './patient-store.ts';

const EMAIL_TAKEN = patientSentences.emailExists;
/** No person has lived past 122 years; an earlier birth date is a typing error. */
const MOST_YEARS = 130;

/** The error of a birth date on a day, or null: refuses dates in the future and ages over `MOST_YEARS` (R227, Q197). */
export function birthDateFault(birthDate: string, today: string): Sentence | null {
  if (birthDate > today) return patientSentences.bornInFuture;
  const isTooLongAgo = ageFields(birthDate, today).ageYears > MOST_YEARS;
  return isTooLongAgo ? patientSentences.bornTooLongAgo({ mostYears: MOST_YEARS }) : null;
}

/**
 * The facts a patient is saved with. Refuses a birth date in the future, a state of another country, and an email another
 * patient has (R227, R233, Q197, Q200).
 */
export async function checkPatient(call: Call, patient: PatientInput): Promise<PatientFacts> {
  const birthDate = patient.birthDate.slice(0, 10);
  const today = todayOf(call);
  const fault = birthDateFault(birthDate, today);
  if (fault) refuse(fault, { 'patient.birthDate': fault });
  const [stateCode, emailOwner] = await Promise.all([
    findStateCode(call.tx, patient.countryId, patient.stateId),
    patient.email ? findEmailOwner(call.tx, call.tenantId, patient.email, patient.patientId ?? null) : undefined,
  ]);
  if (stateCode === undefined) refuse(fieldSentences.selectState, { 'patient.stateId': fieldSentences.selectState });
  if (emailOwner !== undefined) refuse(EMAIL_TAKEN, { 'patient.email': EMAIL_TAKEN });
  return { stateCode, birthDate };
}

/** Waits for a write; two clerks saving one email at the same instant are told apart by the database (Q200). */
export function writeOnce<T>(write: Promise<T>): Promise<T> {
  return refuseOnConflict(write, { patient_email_unique: ['patient.email', EMAIL_TAKEN] });
}
