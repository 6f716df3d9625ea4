// Locks an admission whose papers are to be changed: notes and documents are written until the discharge (Q35).
import { noteSentences } from '@charaka/contract/stay/note/note-sentences';
import { mayWriteDocuments, mayWriteNotes } from '@charaka/rules/stay/admission-state';
import type { Call } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { viewerOf } from '../admission/admission-standing.ts';
import { type LockedAdmission, lockAdmission } from '../admission/admission-store.ts';

/** What is written of an admission, by whom, and what it is called once it is closed. */
const papers = {
  document: { isOpen: mayWriteDocuments, read: 'notes and documents' },
  note: { isOpen: mayWriteNotes, read: 'notes and documents' },
  instruction: { isOpen: mayWriteNotes, read: 'the consultant register' },
} as const;

/** Refuses once the patient is discharged; `what` is what can be read only from then on. */
export async function openForWriting(
  call: Call,
  admissionId: number,
  what: keyof typeof papers,
): Promise<LockedAdmission> {
  const admission = await lockAdmission(call, admissionId);
  const { isOpen, read } = papers[what];
  if (!isOpen(viewerOf(call.session), admission)) refuse(noteSentences.onlyRead({ read }));
  return admission;
}
