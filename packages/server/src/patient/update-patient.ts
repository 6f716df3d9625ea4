// Replaces what is known of a patient; a field left out is cleared, the picture too (Q17, R256).
import { updatePatient as updatePatientEndpoint } from '@charaka/contract/patient';
import { handle } from '../kernel/handler.ts';
import { refuseStale } from '../kernel/last-change.ts';
import { answeredPatient } from './patient-answer.ts';
import { lockPatients } from './patient-merge-store.ts';
import { editedPatient, replacePatient } from './patient-store.ts';
import { checkPatient, writeOnce } from './save-patient.ts';

/** Updates the patient and answers it as it is now. */
export const updatePatient = handle(updatePatientEndpoint, async (call, input) => {
  const { patientId } = input.patient;
  await lockPatients(call, [patientId]);
  await refuseStale(call, editedPatient, patientId, input.patient.version);
  const facts = await checkPatient(call, input.patient);
  await writeOnce(replacePatient(call.tx, call.tenantId, patientId, input.patient, facts));
  await call.tx.announce({ topic: 'patient', tenantId: call.tenantId, id: patientId });
  call.say('Patient updated successfully');
  return { patient: await answeredPatient(call, patientId) };
});
