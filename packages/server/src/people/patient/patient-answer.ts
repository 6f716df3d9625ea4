// A patient as calls answer one: as stored, with the age of today.
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import type { getPatient } from '@charaka/contract/people/patient/patient';
import { ageOn } from '@charaka/rules/person/age';
import { type Call, todayOf } from '../../kernel/handler.ts';
import { findPatient } from './patient-store.ts';

/** Years, months and days since birth. A baby born where it is already tomorrow is 0 days old here (R246). */
export function ageFields(birthDate: string, today: string): { ageYears: number; ageMonths: number; ageDays: number } {
  const { years, months, days } = ageOn(birthDate < today ? birthDate : today, today);
  return { ageYears: years, ageMonths: months, ageDays: days };
}

/** The patient of that number with today's age. Refuses when the tenant has none. */
export async function answeredPatient(call: Call, patientId: number): Promise<OutputOf<typeof getPatient>['patient']> {
  const patient = await findPatient(call, patientId);
  return { ...patient, ...ageFields(patient.birthDate, todayOf(call)) };
}
