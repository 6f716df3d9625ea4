// Asks for a reason where a patient is put into a ward for the other sex (Q288).

import { patientSentences } from '@charaka/contract/people/patient/patient-sentences';
import { bedSentences } from '@charaka/contract/stay/bed/bed-sentences';
import { ageOn } from '@charaka/rules/person/age';
import { needsSexReason } from '@charaka/rules/stay/ward-sex';
import sql from 'sql-template-tag';
import { type Call, todayOf } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { LockedBed } from './bed-occupancy.ts';

/**
 * The reason to record with the stay; null where the ward takes the patient anyway. Without a reason a ward for the other sex is
 * refused by its name.
 */
export async function sexReason(
  call: Call,
  bed: LockedBed,
  patientId: number,
  typed: string | null | undefined,
): Promise<string | null> {
  if (bed.sexAllowed === 'Any') return null;
  const patient = await call.tx.one<{ sex: string; birthDate: string }>(
    sql`select sex, birth_date from patient where tenant_id = ${call.tenantId} and patient_id = ${patientId}`,
    patientSentences.patientDoesNotExist,
  );
  const today = todayOf(call);
  const age = ageOn(patient.birthDate, [patient.birthDate, today].sort().at(-1) ?? today);
  if (!needsSexReason(bed, { sex: patient.sex, ageYears: age.years, ageMonths: age.months })) return null;
  if (typed) return typed;
  const asked = bed.sexAllowed === 'Male' ? bedSentences.wardForMale : bedSentences.wardForFemale;
  const sentence = asked({ bedGroupName: bed.bedGroupName });
  return refuse(sentence, { 'admission.otherSexReason': sentence });
}
