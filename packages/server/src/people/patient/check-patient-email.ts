// Tells a clerk while she types that an email belongs to another patient (R239, Q200).
import { checkPatientEmail as checkPatientEmailEndpoint } from '@charaka/contract/people/patient/patient-check';
import { handle } from '../../kernel/handler.ts';
import { findEmailOwner } from './patient-store.ts';

/** Whether an active patient other than the given one has the email, capitals not counted. */
export const checkPatientEmail = handle(checkPatientEmailEndpoint, async (call, { patient }) => {
  const owner = await findEmailOwner(call.tx, call.tenantId, patient.email, patient.patientId ?? null);
  return { isTaken: owner !== undefined };
});
