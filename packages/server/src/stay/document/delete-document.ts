// Takes a document off the list of an admission; its content stays (R463).

import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import { deleteDocument as deleteDocumentEndpoint } from '@charaka/contract/stay/document/document';
import { documentSentences } from '@charaka/contract/stay/document/document-sentences';
import { entrySentences } from '@charaka/rules/message/entry-sentences';
import { documentRemoval } from '@charaka/rules/stay/document-removal';
import { handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { does, needDeed } from '../../kernel/session.ts';
import { openForWriting } from '../note/open-for-writing.ts';
import { findDocument, hideDocument } from './document-store.ts';

const REASON_NEEDED = entrySentences.enterReason;

/** Not once the patient is discharged (Q35). Throws 403 for the document of somebody else, or of long ago, without the deed. */
export const deleteDocument = handle(deleteDocumentEndpoint, async (call, { document: { documentId, reason } }) => {
  const found = await findDocument(call, documentId);
  if (!found) return refuse(kernelSentences.documentDoesNotExist);
  const { admissionId, isOwn } = found;
  await openForWriting(call, admissionId, 'document');
  const doesRemove = does(call.session, 'remove-documents');
  const uploadedAt = new Date(found.createdAt);
  const removal = documentRemoval({ isOwn, uploadedAt, now: call.now, canDelete: true, doesRemove });
  if (removal === 'no') needDeed(call.session, 'remove-documents');
  const why = reason?.trim() || null;
  if (removal === 'with reason' && why === null) refuse(REASON_NEEDED, { 'document.reason': REASON_NEEDED });
  await hideDocument(call, documentId, why);
  call.say(documentSentences.prescriptionDeleted);
  return {};
});
