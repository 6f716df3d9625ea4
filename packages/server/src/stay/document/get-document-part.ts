// One part of the content of a document.

import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import { getDocumentPart as getDocumentPartEndpoint } from '@charaka/contract/stay/document/document';
import type { FileStore } from '../../kernel/file-store.ts';
import { handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { readOldPart } from './bring-documents.ts';
import { findDocument } from './document-store.ts';

/** An empty text after the last part. Refuses when this hospital has no such document, or it was deleted. */
export const getDocumentPart = (files: FileStore) =>
  handle(getDocumentPartEndpoint, async (call, { documentId, partNo }) => {
    const found = await findDocument(call, documentId);
    if (!found) return refuse(kernelSentences.documentDoesNotExist);
    call.showChart({ patientId: null, admissionId: found.admissionId });
    const { tx, tenantId } = call;
    const { fileId, contentId } = found;
    const bytes =
      fileId === null
        ? await readOldPart(tx, tenantId, contentId, partNo)
        : await files.readPart(tx, { tenantId, fileId }, partNo);
    return { content: bytes?.toString('base64') ?? '' };
  });
