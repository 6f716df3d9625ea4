// Puts a patient's record aside, or takes it into use again.

import {
  activatePatient as activatePatientEndpoint,
  deactivatePatient as deactivatePatientEndpoint,
} from '@charaka/contract/people/patient/patient-record';
import { patientSentences } from '@charaka/contract/people/patient/patient-sentences';
import sql from 'sql-template-tag';
import { type Call, handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { lockPatients } from './patient-merge-store.ts';
import { writeOnce } from './save-patient.ts';

async function setActive(call: Call, patientId: number, isActive: boolean, reason: string | null): Promise<void> {
  const patient =
    (await lockPatients(call, [patientId])).get(patientId) ?? refuse(patientSentences.patientDoesNotExist);
  if (patient.mergedIntoId !== null) refuse(patientSentences.recordMerged);
  if (!isActive && patient.isInHospital) refuse(patientSentences.inHospitalNow);
  await writeOnce(
    call.tx.rows(sql`update patient set is_active = ${isActive}, deactivation_reason = ${reason}
      where tenant_id = ${call.tenantId} and patient_id = ${patientId}`),
  );
}

/** Deactivates a patient, who is then neither found nor admitted; old admissions stay as they are. */
export const deactivatePatient = handle(deactivatePatientEndpoint, async (call, { patient }) => {
  await setActive(call, patient.patientId, false, patient.reason);
  call.say(patientSentences.patientDeactivated);
  return {};
});

/** Refused when somebody else has the email by now (Q200). */
export const activatePatient = handle(activatePatientEndpoint, async (call, { patient }) => {
  await setActive(call, patient.patientId, true, null);
  call.say(patientSentences.patientActivated);
  return {};
});
