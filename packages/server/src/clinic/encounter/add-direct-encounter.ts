// Adds the encounter of a patient who comes to a department with a paper from outside (Q279).
import { addDirectEncounter as addDirectEncounterEndpoint } from '@charaka/contract/clinic/encounter/encounter';
import { encounterSentences } from '@charaka/contract/clinic/encounter/encounter-sentences';
import sql from 'sql-template-tag';
import { type Call, handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { refuseUnknown } from '../../people/patient/name-of-patient.ts';
import { findReferral } from '../../people/referral/referral-store.ts';

/** Keeps the name of the referrer as it is today: reports name it. */
export const addDirectEncounter = handle(addDirectEncounterEndpoint, async (call, { encounter }) => {
  const { patientId, referralId = null, note } = encounter;
  const referredBy = referralId === null ? encounter.doctorName : await nameOfReferral(call, referralId);
  const added = await openDirectEncounter(call, {
    patientId,
    referredBy: referredBy ?? null,
    referralId,
    note: note || null,
  });
  call.say(encounterSentences.walkInAdded);
  return { encounter: added };
});

/** A walk-in patient, and the doctor outside who sent them; null for a patient who comes without a paper. */
interface WalkIn {
  readonly patientId: number;
  readonly referredBy: string | null;
  readonly referralId: number | null;
  readonly note: string | null;
}

/** Opens an encounter of class Direct. Refuses a patient who does not exist. */
export async function openDirectEncounter(
  call: Call,
  { patientId, referredBy, referralId, note }: WalkIn,
): Promise<{ encounterId: number; patientId: number }> {
  await refuseUnknown(call, patientId);
  const { encounterId } = await call.tx.single<{ encounterId: number }>(sql`
    insert into encounter (tenant_id, hospital_id, encounter_class, patient_id, opened_at, referred_by, referral_id, note, created_by)
    values (${call.tenantId}, ${call.hospital.hospitalId}, 'Direct', ${patientId}, ${call.now}, ${referredBy},
      ${referralId}::bigint, ${note}, ${call.userId})
    returning encounter_id`);
  return { encounterId, patientId };
}

async function nameOfReferral(call: Call, referralId: number): Promise<string> {
  const { referralName, isActive } = await findReferral(call.tx, call.tenantId, referralId);
  const wrong = encounterSentences.referralNotInUse;
  return isActive ? referralName : refuse(wrong, { 'encounter.referralId': wrong });
}
