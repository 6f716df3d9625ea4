// What adding and updating a patient have in common: the checks that need the database or today's date.
import type { Call } from '../kernel/handler.ts';
import { refuse, violatedConstraint } from '../kernel/refusal.ts';
import { ageFields, hospitalToday } from './patient-answer.ts';
import { findEmailOwner, findStateCode, type PatientFacts, type PatientInput } from './patient-store.ts';

const EMAIL_TAKEN = 'Email already exists';
/** Nobody was older than 122; a date before this is a slip of the hand. */
const MOST_YEARS = 130;

/**
 * The facts a patient is saved with. Refuses a birth date in the future, a state of another country, and an email another
 * patient has (R227, R233, Q197, Q200).
 */
export async function checkPatient(call: Call, patient: PatientInput): Promise<PatientFacts> {
  const birthDate = patient.birthDate.slice(0, 10);
  const today = hospitalToday(call);
  if (birthDate > today) refuse('The date of birth cannot be in the future.');
  if (ageFields(birthDate, today).ageYears > MOST_YEARS)
    refuse(`The date of birth is more than ${MOST_YEARS} years ago`);
  const [stateCode, emailOwner] = await Promise.all([
    findStateCode(call.tx, patient.countryId, patient.stateId),
    patient.email ? findEmailOwner(call.tx, call.tenantId, patient.email, patient.patientId ?? null) : undefined,
  ]);
  if (stateCode === undefined) refuse('Please select state');
  if (emailOwner !== undefined) refuse(EMAIL_TAKEN);
  return { stateCode, birthDate };
}

/** Runs the write; two clerks saving one email at the same instant are told apart by the database (Q200). */
export async function writeOnce<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (violatedConstraint(error) === 'patient_email_unique') refuse(EMAIL_TAKEN);
    throw error;
  }
}
