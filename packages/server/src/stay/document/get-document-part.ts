// One part of the content of a document.
import { getDocumentPart as getDocumentPartEndpoint } from '@charaka/contract/stay/document/document';
import { handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { findDocument, readPart } from './document-store.ts';

/** An empty text after the last part. Refuses when this hospital has no such document, or it was deleted. */
export const getDocumentPart = handle(getDocumentPartEndpoint, async (call, { documentId, partNo }) => {
  const found = await findDocument(call, documentId);
  if (!found) return refuse('This document does not exist');
  call.showChart({ patientId: null, admissionId: found.admissionId });
  const bytes = await readPart(call, found.contentId, partNo);
  return { content: bytes?.toString('base64') ?? '' };
});
