// Answers a user who registers or edits a patient whether the typed email belongs to another patient (R239, Q200).

import { patientMenu } from '@charaka/contract/people/patient/patient';
import { checkPatientEmail as checkPatientEmailEndpoint } from '@charaka/contract/people/patient/patient-check';
import { handle } from '../../kernel/handler.ts';
import { hasRight } from '../../kernel/session.ts';
import { findEmailOwner } from './patient-store.ts';

/**
 * Whether an active patient other than the given one has the email, capitals not counted. A caller who neither registers nor edits patients
 * learns nothing about the address: the answer is false, as for an address that no patient has.
 */
export const checkPatientEmail = handle(checkPatientEmailEndpoint, async (call, { patient }) => {
  const isWriter = (['add', 'edit'] as const).some((action) => hasRight(call.session, patientMenu, action));
  if (!isWriter) return { isTaken: false };
  const owner = await findEmailOwner(call.tx, call.tenantId, patient.email, patient.patientId ?? null);
  return { isTaken: owner !== undefined };
});
