// Locks an admission whose papers are to be changed: notes and documents are written until the discharge (Q35).
import { mayWriteDocuments } from '@charaka/rules/admission-state';
import { viewerOf } from '../admission/admission-standing.ts';
import { type LockedAdmission, lockAdmission } from '../admission/admission-store.ts';
import type { Call } from '../kernel/handler.ts';
import { refuse } from '../kernel/refusal.ts';

/** Refuses once the patient is discharged; `what` is what can be read only from then on. */
export async function openForWriting(
  call: Call,
  admissionId: number,
  what = 'notes and documents',
): Promise<LockedAdmission> {
  const admission = await lockAdmission(call, admissionId);
  if (!mayWriteDocuments(viewerOf(call.session), admission))
    refuse(`The patient is discharged: ${what} can only be read`);
  return admission;
}
