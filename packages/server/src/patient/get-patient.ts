// One patient with picture (R353).
import { getPatient as getPatientEndpoint } from '@charaka/contract/patient';
import { handle } from '../kernel/handler.ts';
import { answeredPatient } from './patient-answer.ts';

/** The patient of that UHID, aged as of today. */
export const getPatient = handle(getPatientEndpoint, async (call, input) => ({
  patient: await answeredPatient(call, input.patient.patientId),
}));
