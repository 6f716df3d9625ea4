// The documents of a member of staff, and one of them with its content.
import {
  getStaffDocument as getStaffDocumentEndpoint,
  listStaffDocuments as listStaffDocumentsEndpoint,
} from '@charaka/contract/foundation/staff/staff-document';
import type { FileStore } from '../../kernel/file-store.ts';
import { handle } from '../../kernel/handler.ts';
import { readOldContent } from './bring-staff-documents.ts';
import { refuseUnseen } from './own-or-visible.ts';
import { findStaffDocument, readStaffDocuments } from './staff-document-store.ts';

/** Without the contents. */
export const listStaffDocuments = handle(listStaffDocumentsEndpoint, async (call, { staffId }) => {
  await refuseUnseen(call, staffId);
  return { documents: await readStaffDocuments(call.tx, call.tenantId, staffId) };
});

/** For users who may read the record of the document. */
export const getStaffDocument = (files: FileStore) =>
  handle(getStaffDocumentEndpoint, async (call, { documentId }) => {
    const { tx, tenantId } = call;
    const { staffId, fileName, mediaType, fileId } = await findStaffDocument(tx, tenantId, documentId);
    await refuseUnseen(call, staffId);
    const bytes: Buffer[] = [];
    if (fileId === null) bytes.push(await readOldContent(tx, tenantId, documentId));
    else for await (const part of files.parts(tx, { tenantId, fileId })) bytes.push(part);
    return { document: { fileName, mediaType, content: Buffer.concat(bytes).toString('base64') } };
  });
