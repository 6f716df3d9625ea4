// Brings the contents of documents from before the store of files into it, one after the other, while both are read (SC033, SC038).
import sql from 'sql-template-tag';
import { z } from 'zod';
import type { FileStore } from '../../kernel/file-store.ts';
import { handleJob, type JobHandler } from '../../kernel/job-handler.ts';
import { jobKind } from '../../kernel/job-kind.ts';
import type { Transaction } from '../../kernel/transaction.ts';

const bringKind = jobKind({ name: 'bring-documents', payload: z.object({}), lane: 'slow' });
/** So many documents a run; the job comes again at once, so that others have their turn. */
const MOST_AT_ONCE = 50;

/** Enqueued once for each tenant by the migration that made the store. */
export function bringDocumentsJob(files: FileStore): JobHandler {
  return handleJob(bringKind, async (job) => {
    for (let count = 0; count < MOST_AT_ONCE; count += 1) {
      if (job.signal.aborted) return;
      if (!(await job.write((tx) => bringOne(tx, job.tenantId, files)))) return;
    }
    await job.write((tx) => job.again(tx));
  });
}

/** One document in one transaction: before it the old content is read, after it the file. Answers whether there was one. */
async function bringOne(tx: Transaction, tenantId: number, files: FileStore): Promise<boolean> {
  const old = await tx.row<{ documentId: number; contentId: number; createdBy: number; createdAt: string }>(sql`
    select d.document_id, d.content_id, c.created_by, c.created_at from admission_document d
    join document_content c on c.tenant_id = d.tenant_id and c.content_id = d.content_id
    where d.tenant_id = ${tenantId} and d.file_id is null order by d.document_id limit 1 for update of d`);
  if (!old) return false;
  const { documentId, contentId, createdBy, createdAt } = old;
  const file = { tenantId, fileId: await files.begin({ tx, tenantId, userId: createdBy }, createdAt) };
  for (let partNo = 0; ; partNo += 1) {
    const bytes = await readOldPart(tx, tenantId, contentId, partNo);
    if (!bytes) break;
    await files.writePart(tx, file, partNo, bytes);
  }
  await files.close(tx, file, 'admission_document');
  // The earlier content is swept with the unused files.
  await tx.rows(sql`
    update admission_document set file_id = ${file.fileId}, content_id = null
    where tenant_id = ${tenantId} and document_id = ${documentId}`);
  return true;
}

/** One part of a content that was not brought yet, or undefined after the last one. */
export async function readOldPart(
  tx: Transaction,
  tenantId: number,
  contentId: number | null,
  partNo: number,
): Promise<Buffer | undefined> {
  const part = await tx.row<{ bytes: Buffer }>(sql`
    select bytes from document_part
    where tenant_id = ${tenantId} and content_id = ${contentId} and part_no = ${partNo}`);
  return part?.bytes;
}
