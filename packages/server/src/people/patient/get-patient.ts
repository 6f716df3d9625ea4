// One patient with picture (R353).
import { getPatient as getPatientEndpoint } from '@charaka/contract/people/patient/patient';
import { handle } from '../../kernel/handler.ts';
import { answerForEdit } from '../../kernel/last-change.ts';
import { answeredPatient } from './patient-answer.ts';
import { editedPatient } from './patient-store.ts';

/** The patient of that UHID, aged as of today. */
export const getPatient = handle(getPatientEndpoint, async (call, input) => {
  const { patientId } = input.patient;
  return answerForEdit(call, editedPatient, patientId, answeredPatient(call, patientId));
});
