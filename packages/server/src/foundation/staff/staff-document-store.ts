// The SQL of documents of staff.

import type { listStaffDocuments } from '@charaka/contract/foundation/staff/staff-document';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import sql from 'sql-template-tag';
import type { Transaction } from '../../kernel/transaction.ts';

/** A document as listed. */
export type StoredDocument = OutputOf<typeof listStaffDocuments>['documents'][number];

const columns = sql`x.document_id, x.title, x.file_name, x.media_type, x.size_bytes, u.name as added_by_name, x.added_at`;

/** The documents of a member of staff, the newest first. */
export function readStaffDocuments(tx: Transaction, tenantId: number, staffId: number): Promise<StoredDocument[]> {
  return tx.rows<StoredDocument>(sql`
    select ${columns} from staff_document x
    join app_user u on u.tenant_id = x.tenant_id and u.user_id = x.added_by_id
    where x.tenant_id = ${tenantId} and x.staff_id = ${staffId} and x.is_active
    order by x.added_at desc, x.document_id desc`);
}

/** The owner of a document, its name, and its file; a document not yet brought into the store has no file. */
export interface FoundStaffDocument {
  readonly staffId: number;
  readonly fileName: string;
  readonly mediaType: StoredDocument['mediaType'];
  readonly fileId: number | null;
}

/** Finds a document. Refuses when there is none of that number. */
export function findStaffDocument(tx: Transaction, tenantId: number, documentId: number): Promise<FoundStaffDocument> {
  return tx.one<FoundStaffDocument>(
    sql`select staff_id, file_name, media_type, file_id from staff_document
      where tenant_id = ${tenantId} and document_id = ${documentId} and is_active`,
    kernelSentences.documentDoesNotExist,
  );
}

/** Keeps a document and answers its number. */
export async function insertStaffDocument(
  tx: Transaction,
  place: { tenantId: number; userId: number },
  document: { staffId: number; title: string; fileName: string; mediaType: string; sizeBytes: number; fileId: number },
): Promise<number> {
  const { staffId, title, fileName, mediaType, sizeBytes, fileId } = document;
  const { documentId } = await tx.one<{ documentId: number }>(
    sql`insert into staff_document (tenant_id, staff_id, title, file_name, media_type, size_bytes, file_id, added_by_id)
      values (${place.tenantId}, ${staffId}, ${title}, ${fileName}, ${mediaType}, ${sizeBytes}, ${fileId}, ${place.userId})
      returning document_id`,
    kernelSentences.nothingAdded,
  );
  return documentId;
}

/** Takes a document out of sight. */
export async function hideStaffDocument(tx: Transaction, tenantId: number, documentId: number): Promise<void> {
  await tx.rows(sql`
    update staff_document set is_active = false where tenant_id = ${tenantId} and document_id = ${documentId}`);
}
