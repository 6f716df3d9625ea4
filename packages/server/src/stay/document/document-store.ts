// The SQL of documents: their parts on the way in and out, and what the list shows.
import type { document } from '@charaka/contract/stay/document/document';
import sql from 'sql-template-tag';
import type { z } from 'zod';
import type { Call } from '../../kernel/handler.ts';

/** A document as the contract names it. */
export type Document = z.output<typeof document>;

/** A document to be written. */
export interface NewDocument {
  readonly admissionId: number;
  readonly contentId: number;
  readonly category: string;
  readonly sourceId: number;
  readonly documentDate: string;
  readonly fileName: string;
  readonly mimeType: string;
  readonly byteCount: number;
}

/** Begins a file and answers its number. */
export async function beginContent(call: Call): Promise<number> {
  const { contentId } = await call.tx.one<{ contentId: number }>(
    sql`insert into document_content (tenant_id, created_by, created_at)
      values (${call.tenantId}, ${call.userId}, ${call.now}) returning content_id`,
    'The file was not begun',
  );
  return contentId;
}

/** How many files this user has begun within a day that no document names. */
export async function countWaiting(call: Call): Promise<number> {
  const { waiting } = await call.tx.one<{ waiting: number }>(
    sql`select count(*)::int as waiting from document_content c
      where c.tenant_id = ${call.tenantId} and c.created_by = ${call.userId} and c.created_at > ${call.now}::timestamptz - interval '1 day'
        and not exists (select from admission_document d where d.tenant_id = c.tenant_id and d.content_id = c.content_id)`,
    'The files could not be counted',
  );
  return waiting;
}

/**
 * How many bytes of files the tenant may still send within the day, kept or not. Whoever asks holds the tenant's files until the end
 * of its transaction: what another sends at the same moment is counted by then.
 */
export async function roomOfToday({ tx, tenantId, now }: Pick<Call, 'tx' | 'tenantId' | 'now'>): Promise<number> {
  await tx.rows(sql`select pg_advisory_xact_lock(hashtext('files-of-tenant'), ${tenantId})`);
  const { room } = await tx.one<{ room: number }>(
    sql`select t.file_bytes_per_day - coalesce((
        select sum(octet_length(p.bytes)) from document_content c join document_part p using (tenant_id, content_id)
        where c.tenant_id = ${tenantId} and c.created_at > ${now}::timestamptz - interval '1 day'), 0)::bigint as room
      from tenant t where t.tenant_id = ${tenantId}`,
    'The files could not be counted',
  );
  return room;
}

/** Writes a part of a file that this user began and no document names yet; answers whether there is such a file. */
export async function writePart(call: Call, contentId: number, partNo: number, bytes: Buffer): Promise<boolean> {
  const written = await call.tx.rows(sql`
    insert into document_part (tenant_id, content_id, part_no, bytes)
    select c.tenant_id, c.content_id, ${partNo}, ${bytes}
    from document_content c
    where c.tenant_id = ${call.tenantId} and c.content_id = ${contentId} and c.created_by = ${call.userId}
      and not exists (select from admission_document d where d.tenant_id = c.tenant_id and d.content_id = c.content_id)
    on conflict (tenant_id, content_id, part_no) do update set bytes = excluded.bytes
    returning part_no`);
  return written.length > 0;
}

/** What is known of a file this user sent: parts, size, and its first part. Undefined for one that is another's or used already. */
export function readContentFacts(call: Call, contentId: number) {
  return call.tx.row<{
    partCount: number;
    lastPartNo: number;
    shortParts: number;
    byteCount: number;
    beginning: Buffer | null;
  }>(sql`
    select count(*)::int as part_count, max(p.part_no) as last_part_no,
      (count(*) filter (where octet_length(p.bytes) < 1048576))::int as short_parts,
      sum(octet_length(p.bytes))::int as byte_count, (
        select f.bytes from document_part f
        where f.tenant_id = c.tenant_id and f.content_id = c.content_id and f.part_no = 0
      ) as beginning
    from document_content c join document_part p on p.tenant_id = c.tenant_id and p.content_id = c.content_id
    where c.tenant_id = ${call.tenantId} and c.content_id = ${contentId} and c.created_by = ${call.userId}
      and not exists (select from admission_document d where d.tenant_id = c.tenant_id and d.content_id = c.content_id)
    group by c.tenant_id, c.content_id`);
}

/** Writes a document. */
export async function insertDocument(call: Call, entry: NewDocument): Promise<void> {
  await call.tx.rows(sql`
    insert into admission_document (tenant_id, admission_id, content_id, category, source_id, document_date, file_name, mime_type,
      byte_count, created_by, created_at)
    values (${call.tenantId}, ${entry.admissionId}, ${entry.contentId}, ${entry.category}, ${entry.sourceId}, ${entry.documentDate},
      ${entry.fileName}, ${entry.mimeType}, ${entry.byteCount}, ${call.userId}, ${call.now})`);
}

/** The documents of an admission of this hospital, newest first. */
export function readDocuments(call: Call, admissionId: number): Promise<Document[]> {
  return call.tx.rows<Document>(sql`
    select d.document_id, d.admission_id, d.category, d.source_id, s.first_name || ' ' || s.last_name as source_name,
      d.document_date, d.file_name, d.mime_type, d.byte_count, d.is_active, u.name as created_by_name, d.created_at
    from admission_document d
    join admission a on a.tenant_id = d.tenant_id and a.admission_id = d.admission_id
    join staff s on s.tenant_id = d.tenant_id and s.staff_id = d.source_id
    join app_user u on u.tenant_id = d.tenant_id and u.user_id = d.created_by
    where d.tenant_id = ${call.tenantId} and d.admission_id = ${admissionId} and d.is_active
      and a.hospital_id = ${call.hospital.hospitalId}
    order by d.document_id desc`);
}

/** The admission and the file of a document of this hospital, or undefined. */
export function findDocument(call: Call, documentId: number) {
  return call.tx.row<{ admissionId: number; contentId: number }>(sql`
    select d.admission_id, d.content_id from admission_document d
    join admission a on a.tenant_id = d.tenant_id and a.admission_id = d.admission_id
    where d.tenant_id = ${call.tenantId} and d.document_id = ${documentId} and d.is_active
      and a.hospital_id = ${call.hospital.hospitalId}`);
}

/** One part of a file, or undefined after the last one. */
export async function readPart(call: Call, contentId: number, partNo: number): Promise<Buffer | undefined> {
  const part = await call.tx.row<{ bytes: Buffer }>(sql`
    select bytes from document_part
    where tenant_id = ${call.tenantId} and content_id = ${contentId} and part_no = ${partNo}`);
  return part?.bytes;
}

/** All parts of a file in their order. */
export async function readParts(call: Call, contentId: number): Promise<Buffer[]> {
  const parts = await call.tx.rows<{ bytes: Buffer }>(sql`
    select bytes from document_part where tenant_id = ${call.tenantId} and content_id = ${contentId} order by part_no`);
  return parts.map(({ bytes }) => bytes);
}

/** Takes a document off the list. */
export async function hideDocument(call: Call, documentId: number): Promise<void> {
  await call.tx.rows(sql`
    update admission_document set is_active = false, updated_at = ${call.now}
    where tenant_id = ${call.tenantId} and document_id = ${documentId}`);
}
