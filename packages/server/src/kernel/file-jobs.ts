// Maintains the store of files: deletes unused files, moves files to the current backend, and sweeps objects without a row.
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import sql from 'sql-template-tag';
import { z } from 'zod';
import { bringPicturesJob } from './bring-pictures.ts';
import type { FileStore } from './file-store.ts';
import type { Job } from './job.ts';
import { handleJob, type JobHandler } from './job-handler.ts';
import { jobKind } from './job-kind.ts';
import type { Transaction } from './transaction.ts';

const nothing = z.object({});
const keepFiles = jobKind({ name: 'files', payload: nothing, lane: 'slow' });
const sweepObjects = jobKind({ name: 'objects', payload: nothing, lane: 'slow' });

const MOST_ERASED = 200;
/** So many files are moved a run; the job comes again at once, so that others have their turn. */
const MOST_MOVED = 50;
/** Younger objects may belong to an upload that has not been committed yet (SC031). */
const OBJECT_HOURS = 24;

/** The jobs of the store itself, and the job that moves pictures out of their rows. */
export function fileJobs(files: FileStore): JobHandler[] {
  return [
    handleJob(keepFiles, (job) => keep(job, files), { schedule: { every: 'Hour', atTime: '00:00', label: 'Files' } }),
    handleJob(sweepObjects, (job) => sweep(job, files), {
      schedule: { every: 'Day', atTime: '03:30', label: 'Clean up files' },
    }),
    bringPicturesJob(files),
  ];
}

async function keep(job: Job, files: FileStore): Promise<void> {
  const { tenantId } = job;
  const erased = await job.write(async (tx) => {
    await tx.rows(sql`
      update stored_file set erased_on = now() where tenant_id = ${tenantId} and used_by is null and erased_on is null
        and created_at < now() - interval '1 day'`);
    return tx.one<{ rows: number }>(sql`select erase_files(${MOST_ERASED}) as rows`, kernelSentences.nothingErased);
  });
  for (let count = 0; count < MOST_MOVED; count += 1)
    if (job.signal.aborted || !(await moveOne(job, files))) {
      if (erased.rows >= MOST_ERASED) await job.write((tx) => job.again(tx));
      return;
    }
  await job.write((tx) => job.again(tx));
}

/** One file in one transaction: before it the old place is read, after it the new one (SC033). Answers whether there was one. */
function moveOne(job: Job, files: FileStore): Promise<boolean> {
  const { tenantId } = job;
  return job.write(async (tx) => {
    const found = await tx.row<{ fileId: number }>(sql`
      select file_id from stored_file where tenant_id = ${tenantId} and backend <> ${files.backend} and erased_on is null
        and used_by is not null limit 1 for update`);
    if (found) await files.move(tx, { tenantId, fileId: found.fileId });
    return found !== undefined;
  });
}

/** A batch of them; answers how many there were. */
async function eraseUnnamed(job: Job): Promise<number> {
  const { rows } = await job.write((tx) =>
    tx.single<{ rows: number }>(sql`select erase_unnamed_files(${MOST_ERASED}) as rows`),
  );
  return rows;
}

const isObjectKey = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

async function findObject(tx: Transaction, tenantId: number, objectKey: string): Promise<boolean> {
  const found = await tx.row(sql`
    select 1 as found from file_part where tenant_id = ${tenantId} and object_key = ${objectKey}::uuid`);
  return found !== undefined;
}

/** Erases the files that no row names any more, and takes out the objects of the tenant that no file names. */
async function sweep(job: Job, files: FileStore): Promise<void> {
  const { tenantId } = job;
  while (!job.signal.aborted && (await eraseUnnamed(job)) >= MOST_ERASED);
  const before = new Date(Date.now() - OBJECT_HOURS * 3_600_000);
  for (const outside of files.outside)
    for await (const objectKey of outside.list(tenantId, before)) {
      if (job.signal.aborted) return;
      // An object with another name was being written when its server was killed.
      const isNamed = isObjectKey.test(objectKey) && (await job.read((tx) => findObject(tx, tenantId, objectKey)));
      if (!isNamed) await outside.remove({ tenantId, objectKey });
    }
}
