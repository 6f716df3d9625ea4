// The SQL of documents: their parts on the way in and out, and what the list shows.
import type { document } from '@charaka/contract/stay/document/document';
import sql from 'sql-template-tag';
import type { z } from 'zod';
import type { Call } from '../../kernel/handler.ts';
import { sortedStaffName } from '../../kernel/staff-name.ts';

/** A document as the contract names it. */
export type Document = z.output<typeof document>;

/** A document to be written. */
export interface NewDocument {
  readonly admissionId: number;
  readonly fileId: number;
  readonly category: string;
  readonly sourceId: number;
  readonly documentDate: string;
  readonly fileName: string;
  readonly mimeType: string;
  readonly byteCount: number;
}

/** Writes a document. */
export async function insertDocument(call: Call, entry: NewDocument): Promise<void> {
  await call.tx.rows(sql`
    insert into admission_document (tenant_id, admission_id, file_id, category, source_id, document_date, file_name, mime_type,
      byte_count, created_by, created_at)
    values (${call.tenantId}, ${entry.admissionId}, ${entry.fileId}, ${entry.category}, ${entry.sourceId}, ${entry.documentDate},
      ${entry.fileName}, ${entry.mimeType}, ${entry.byteCount}, ${call.userId}, ${call.now})`);
}

/** The documents of an admission of this hospital, newest first. */
export function readDocuments(call: Call, admissionId: number): Promise<Document[]> {
  return call.tx.rows<Document>(sql`
    select d.document_id, d.admission_id, d.category, d.source_id, ${sortedStaffName(sql`s`)} as source_name,
      d.document_date, d.file_name, d.mime_type, d.byte_count, d.is_active, u.name as created_by_name, d.created_at,
      d.created_by = ${call.userId} as is_own
    from admission_document d
    join admission a on a.tenant_id = d.tenant_id and a.admission_id = d.admission_id
    join staff s on s.tenant_id = d.tenant_id and s.staff_id = d.source_id
    join app_user u on u.tenant_id = d.tenant_id and u.user_id = d.created_by
    where d.tenant_id = ${call.tenantId} and d.admission_id = ${admissionId} and d.is_active
      and a.hospital_id = ${call.hospital.hospitalId}
    order by d.document_id desc`);
}

/**
 * The admission, the file and the upload of a document of this hospital, or undefined; one that was not brought into the store yet has
 * a content.
 */
export function findDocument(call: Call, documentId: number) {
  return call.tx.row<{
    admissionId: number;
    fileId: number | null;
    contentId: number | null;
    isOwn: boolean;
    createdAt: string;
  }>(sql`
    select d.admission_id, d.file_id, d.content_id, d.created_by = ${call.userId} as is_own, d.created_at
    from admission_document d
    join admission a on a.tenant_id = d.tenant_id and a.admission_id = d.admission_id
    where d.tenant_id = ${call.tenantId} and d.document_id = ${documentId} and d.is_active
      and a.hospital_id = ${call.hospital.hospitalId}`);
}

/** Removes a document from the list; the row keeps the user and the reason. */
export async function hideDocument(call: Call, documentId: number, reason: string | null): Promise<void> {
  await call.tx.rows(sql`
    update admission_document set is_active = false, updated_at = ${call.now}, removed_by = ${call.userId}, removal_reason = ${reason}
    where tenant_id = ${call.tenantId} and document_id = ${documentId}`);
}
