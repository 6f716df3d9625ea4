// Keeps a document of a member of staff, and takes one away.

import { staffChecks } from '@charaka/contract/foundation/staff/staff-checks';
import {
  addStaffDocument as addStaffDocumentEndpoint,
  documentKind,
  MOST_DOCUMENTS,
  removeStaffDocument as removeStaffDocumentEndpoint,
} from '@charaka/contract/foundation/staff/staff-document';
import { staffSentences } from '@charaka/contract/foundation/staff/staff-sentences';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import { keptFileName } from '@charaka/rules/list/file-name';
import { sendWhole } from '../../kernel/file-room.ts';
import type { FileStore } from '../../kernel/file-store.ts';
import { handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import {
  findStaffDocument,
  hideStaffDocument,
  insertStaffDocument,
  readStaffDocuments,
} from './staff-document-store.ts';
import { refuseHigherRole } from './staff-role.ts';
import { lockStaff } from './staff-store.ts';

const endingOf = { 'application/pdf': 'pdf', 'image/png': 'png', 'image/jpeg': 'jpg' } as const;

/** The record is locked, so that two adding at once cannot pass the limit together. */
export const addStaffDocument = (files: FileStore) =>
  handle(addStaffDocumentEndpoint, async (call, { document }) => {
    const { tx, tenantId, userId } = call;
    const { staffId, title, content } = document;
    const mediaType = documentKind(content) ?? refuse(staffChecks.documentKindNotTaken);
    const fileName = keptFileName(document.fileName, endingOf[mediaType]);
    const owner = await lockStaff(tx, tenantId, staffId);
    await refuseHigherRole(call, owner.roleId);
    const before = await readStaffDocuments(tx, tenantId, staffId);
    if (before.length >= MOST_DOCUMENTS) refuse(staffSentences.tooManyDocuments({ mostDocuments: MOST_DOCUMENTS }));
    const fileId = await sendWhole(call, files, Buffer.from(content, 'base64'));
    const sizeBytes = await files.close(tx, { tenantId, fileId }, 'staff_document');
    const kept = { staffId, title, fileName, mediaType, sizeBytes, fileId };
    const documentId = await insertStaffDocument(tx, { tenantId, userId }, kept);
    call.say(staffSentences.documentAdded);
    const added = (await readStaffDocuments(tx, tenantId, staffId)).find((each) => each.documentId === documentId);
    return { document: added ?? refuse(kernelSentences.documentDoesNotExist) };
  });

/** The file stays in the store; nobody is shown it any more. */
export const removeStaffDocument = handle(removeStaffDocumentEndpoint, async (call, { document: { documentId } }) => {
  const { tx, tenantId } = call;
  const { staffId } = await findStaffDocument(tx, tenantId, documentId);
  const owner = await lockStaff(tx, tenantId, staffId);
  await refuseHigherRole(call, owner.roleId);
  await hideStaffDocument(tx, tenantId, documentId);
  call.say(staffSentences.documentRemoved);
  return {};
});
