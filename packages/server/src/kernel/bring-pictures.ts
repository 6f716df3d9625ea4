// Moves pictures stored as text in their rows into the store of files, one after the other; both places stay readable meanwhile (SC033,
// SC038).
import sql from 'sql-template-tag';
import { z } from 'zod';
import type { FileStore } from './file-store.ts';
import { handleJob, type JobHandler } from './job-handler.ts';
import { jobKind } from './job-kind.ts';
import { pictureBytesOf } from './picture-file.ts';
import type { Transaction } from './transaction.ts';

const bringKind = jobKind({ name: 'bring-pictures', payload: z.object({}), lane: 'slow' });
/** So many pictures a run; the job comes again at once, so that others have their turn. */
const MOST_AT_ONCE = 50;
/** Dates moved files two days back, so that they do not use up the daily upload limit. */
const DAYS_BACK = 2;

interface OldPicture {
  readonly tableName: string;
  readonly columnName: string;
  readonly rowKey: number;
  readonly content: string;
  readonly ownerId: number;
}

/** Enqueued once for each tenant by the migration that gave pictures their files. */
export function bringPicturesJob(files: FileStore): JobHandler {
  return handleJob(bringKind, async (job) => {
    for (let count = 0; count < MOST_AT_ONCE; count += 1) {
      if (job.signal.aborted) return;
      if (!(await job.write((tx) => bringOne(tx, job.tenantId, files)))) return;
    }
    await job.write((tx) => job.again(tx));
  });
}

/** One picture in one transaction: before it the old text is read, after it the file. Answers whether there was one. */
async function bringOne(tx: Transaction, tenantId: number, files: FileStore): Promise<boolean> {
  const old = await tx.row<OldPicture>(
    sql`select table_name, column_name, row_key, content, owner_id from picture_to_bring()`,
  );
  if (!old) return false;
  const fileId = await bring(tx, tenantId, old, files);
  await tx.rows(sql`select name_brought_picture(${old.tableName}, ${old.columnName}, ${old.rowKey}, ${fileId})`);
  return true;
}

/** The file of a picture; null for a text that encodes no bytes. */
async function bring(
  tx: Transaction,
  tenantId: number,
  { tableName, content, ownerId }: OldPicture,
  files: FileStore,
): Promise<number | null> {
  const bytes = pictureBytesOf(content);
  if (bytes.length === 0) return null;
  const daysAgo = new Date(Date.now() - DAYS_BACK * 86_400_000);
  const [fileId = null] = await files.keepWhole({ tx, tenantId, userId: ownerId }, [bytes], tableName, daysAgo);
  return fileId;
}
