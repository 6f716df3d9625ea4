// Brings the contents of documents of staff from before the store of files into it, while both are read (SC033, SC038).

import { PART_BYTES } from '@charaka/contract/kernel/file-part';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import sql from 'sql-template-tag';
import { z } from 'zod';
import type { FileStore } from '../../kernel/file-store.ts';
import { handleJob, type JobHandler } from '../../kernel/job-handler.ts';
import { jobKind } from '../../kernel/job-kind.ts';
import type { Transaction } from '../../kernel/transaction.ts';

const bringKind = jobKind({ name: 'bring-staff-documents', payload: z.object({}), lane: 'slow' });
/** So many documents a run; the job comes again at once, so that others have their turn. */
const MOST_AT_ONCE = 50;

/** Enqueued once for each tenant by the migration that made the store; at its end the old contents go. */
export function bringStaffDocumentsJob(files: FileStore): JobHandler {
  return handleJob(bringKind, async (job) => {
    for (let count = 0; count < MOST_AT_ONCE; count += 1) {
      if (job.signal.aborted) return;
      if (await job.write((tx) => bringOne(tx, job.tenantId, files))) continue;
      await job.write((tx) => tx.rows(sql`select sweep_brought_documents(${MOST_AT_ONCE})`));
      return;
    }
    await job.write(async (tx) => {
      await tx.rows(sql`select sweep_brought_documents(${MOST_AT_ONCE})`);
      await job.again(tx);
    });
  });
}

/** One document in one transaction. Answers whether there was one. */
async function bringOne(tx: Transaction, tenantId: number, files: FileStore): Promise<boolean> {
  const old = await tx.row<{ documentId: number; addedById: number; addedAt: string }>(sql`
    select document_id, added_by_id, added_at from staff_document
    where tenant_id = ${tenantId} and file_id is null order by document_id limit 1 for update`);
  if (!old) return false;
  const { documentId, addedById, addedAt } = old;
  const file = { tenantId, fileId: await files.begin({ tx, tenantId, userId: addedById }, addedAt) };
  const bytes = await readOldContent(tx, tenantId, documentId);
  for (let partNo = 0; partNo * PART_BYTES < bytes.length; partNo += 1)
    await files.writePart(tx, file, partNo, bytes.subarray(partNo * PART_BYTES, (partNo + 1) * PART_BYTES));
  await files.close(tx, file, 'staff_document');
  await tx.rows(sql`
    update staff_document set file_id = ${file.fileId} where tenant_id = ${tenantId} and document_id = ${documentId}`);
  return true;
}

/** The content of a document that was not brought yet. */
export async function readOldContent(tx: Transaction, tenantId: number, documentId: number): Promise<Buffer> {
  const { content } = await tx.one<{ content: Buffer }>(
    sql`select content from staff_document_content where tenant_id = ${tenantId} and document_id = ${documentId}`,
    kernelSentences.documentDoesNotExist,
  );
  return content;
}
