// Locks an admission whose papers are to be changed: notes and documents are written until the discharge (Q35).
import { noteSentences } from '@charaka/contract/stay/note/note-sentences';
import { mayWriteDocuments, mayWriteNotes } from '@charaka/rules/stay/admission-state';
import type { Call } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { viewerOf } from '../admission/admission-standing.ts';
import { type LockedAdmission, lockAdmission } from '../admission/admission-store.ts';

/** The papers of an admission: whether each may be written, and the error once it is closed. */
const papers = {
  document: { isOpen: mayWriteDocuments, closed: noteSentences.notesClosed },
  note: { isOpen: mayWriteNotes, closed: noteSentences.notesClosed },
  instruction: { isOpen: mayWriteNotes, closed: noteSentences.registerClosed },
} as const;

/** Refuses once the patient is discharged; `what` is what can be read only from then on. */
export async function openForWriting(
  call: Call,
  admissionId: number,
  what: keyof typeof papers,
): Promise<LockedAdmission> {
  const admission = await lockAdmission(call, admissionId);
  const { isOpen, closed } = papers[what];
  if (!isOpen(viewerOf(call.session), admission)) refuse(closed);
  return admission;
}
