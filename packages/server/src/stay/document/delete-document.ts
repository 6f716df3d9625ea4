// Takes a document off the list of an admission; its content stays (R463).
import { deleteDocument as deleteDocumentEndpoint } from '@charaka/contract/stay/document/document';
import { handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { openForWriting } from '../note/open-for-writing.ts';
import { findDocument, hideDocument } from './document-store.ts';

/** Not once the patient is discharged (Q35). */
export const deleteDocument = handle(deleteDocumentEndpoint, async (call, { document: { documentId } }) => {
  const found = await findDocument(call, documentId);
  if (!found) return refuse('This document does not exist');
  await openForWriting(call, found.admissionId, 'document');
  await hideDocument(call, documentId);
  await call.announce('document', found.admissionId);
  call.say('Your prescription has been deleted.');
  return {};
});
