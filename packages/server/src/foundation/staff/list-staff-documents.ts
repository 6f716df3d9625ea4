// The documents of a member of staff, and one of them with its content.
import {
  getStaffDocument as getStaffDocumentEndpoint,
  listStaffDocuments as listStaffDocumentsEndpoint,
} from '@charaka/contract/foundation/staff/staff-document';
import { handle } from '../../kernel/handler.ts';
import { refuseUnseen } from './own-or-visible.ts';
import { findDocument, readContent, readDocuments } from './staff-document-store.ts';

/** Without the contents. */
export const listStaffDocuments = handle(listStaffDocumentsEndpoint, async (call, { staffId }) => {
  await refuseUnseen(call, staffId);
  return { documents: await readDocuments(call.tx, call.tenantId, staffId) };
});

/** For who may read the record it belongs to. */
export const getStaffDocument = handle(getStaffDocumentEndpoint, async (call, { documentId }) => {
  const { staffId } = await findDocument(call.tx, call.tenantId, documentId);
  await refuseUnseen(call, staffId);
  return { document: await readContent(call.tx, call.tenantId, documentId) };
});
