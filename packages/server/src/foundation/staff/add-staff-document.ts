// Keeps a document of a member of staff, and takes one away.

import {
  addStaffDocument as addStaffDocumentEndpoint,
  documentKind,
  MOST_DOCUMENTS,
  removeStaffDocument as removeStaffDocumentEndpoint,
} from '@charaka/contract/foundation/staff/staff-document';
import { pictureBytes } from '@charaka/contract/kernel/picture';
import { keptFileName } from '@charaka/rules/list/file-name';
import { handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { findDocument, hideDocument, insertDocument, readDocuments } from './staff-document-store.ts';
import { refuseHigherRole } from './staff-role.ts';
import { lockStaff } from './staff-store.ts';

const endingOf = { 'application/pdf': 'pdf', 'image/png': 'png', 'image/jpeg': 'jpg' } as const;

/** The record is locked, so that two adding at once cannot pass the limit together. */
export const addStaffDocument = handle(addStaffDocumentEndpoint, async (call, { document }) => {
  const { tx, tenantId, userId } = call;
  const { staffId, title, content } = document;
  const mediaType = documentKind(content) ?? refuse('Only PDF, PNG and JPEG files are taken');
  const fileName = keptFileName(document.fileName, endingOf[mediaType]);
  const owner = await lockStaff(tx, tenantId, staffId);
  await refuseHigherRole(call, owner.roleId);
  const before = await readDocuments(tx, tenantId, staffId);
  if (before.length >= MOST_DOCUMENTS) refuse(`A member of staff has at most ${MOST_DOCUMENTS} documents`);
  const kept = { staffId, title, fileName, mediaType, sizeBytes: pictureBytes(content), content };
  const documentId = await insertDocument(tx, { tenantId, userId }, kept);
  await tx.announce({ topic: 'staff', tenantId, id: staffId });
  call.say('Document added successfully');
  const added = (await readDocuments(tx, tenantId, staffId)).find((each) => each.documentId === documentId);
  return { document: added ?? refuse('This document does not exist') };
});

/** The file stays in the database; nobody is shown it any more. */
export const removeStaffDocument = handle(removeStaffDocumentEndpoint, async (call, { document: { documentId } }) => {
  const { tx, tenantId } = call;
  const { staffId } = await findDocument(tx, tenantId, documentId);
  const owner = await lockStaff(tx, tenantId, staffId);
  await refuseHigherRole(call, owner.roleId);
  await hideDocument(tx, tenantId, documentId);
  await tx.announce({ topic: 'staff', tenantId, id: staffId });
  call.say('Document removed');
  return {};
});
