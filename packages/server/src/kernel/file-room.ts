// Files being uploaded: owner, maximum number pending, and the tenant's bytes per day.

import { PART_BYTES } from '@charaka/contract/kernel/file-part';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import sql from 'sql-template-tag';
import type { FileStore } from './file-store.ts';
import type { Call } from './handler.ts';
import { refuse } from './refusal.ts';

/** Files that this user began within a day and that no row uses yet. */
export async function countWaiting(call: Call): Promise<number> {
  const { waiting } = await call.tx.one<{ waiting: number }>(
    sql`select count(*)::int as waiting from stored_file
      where tenant_id = ${call.tenantId} and created_by = ${call.userId} and used_by is null and erased_on is null
        and created_at > ${call.now}::timestamptz - interval '1 day'`,
    kernelSentences.filesNotCounted,
  );
  return waiting;
}

/**
 * Bytes that the tenant may still upload within the day; unused files count too. Locks the tenant's files until the end of the
 * transaction, so that simultaneous uploads are counted.
 */
async function roomOfToday({ tx, tenantId, now }: Pick<Call, 'tx' | 'tenantId' | 'now'>): Promise<number> {
  await tx.rows(sql`select pg_advisory_xact_lock(hashtext('files-of-tenant'), ${tenantId})`);
  const { room } = await tx.one<{ room: number }>(
    sql`select t.file_bytes_per_day - coalesce((
        select sum(p.size_bytes) from stored_file f join file_part p using (tenant_id, file_id)
        where f.tenant_id = ${tenantId} and f.created_at > ${now}::timestamptz - interval '1 day'), 0)::bigint as room
      from tenant t where t.tenant_id = ${tenantId}`,
    kernelSentences.filesNotCounted,
  );
  return room;
}

/** One user may upload a tenth of the tenant's daily bytes, so that the others have space left (Q287). */
const USERS_SHARE = 10;

/** How many bytes the user may still send within the day; behind the lock of the tenant's files. */
async function roomOfUser({
  tx,
  tenantId,
  userId,
  now,
}: Pick<Call, 'tx' | 'tenantId' | 'userId' | 'now'>): Promise<number> {
  const { room } = await tx.one<{ room: number }>(
    sql`select t.file_bytes_per_day / ${USERS_SHARE} - coalesce((
        select sum(p.size_bytes) from stored_file f join file_part p using (tenant_id, file_id)
        where f.tenant_id = ${tenantId} and f.created_by = ${userId}
          and f.created_at > ${now}::timestamptz - interval '1 day'), 0)::bigint as room
      from tenant t where t.tenant_id = ${tenantId}`,
    kernelSentences.filesNotCounted,
  );
  return room;
}

/** Refuses an upload beyond the daily bytes of the tenant or of the user. */
export async function refuseWithoutRoom(
  call: Pick<Call, 'tx' | 'tenantId' | 'userId' | 'now'>,
  byteCount: number,
): Promise<void> {
  if ((await roomOfToday(call)) < byteCount) refuse(kernelSentences.filesOfTheDay);
  if ((await roomOfUser(call)) < byteCount) refuse(kernelSentences.filesOfUser);
}

/**
 * Writes one part of a file that this user began and no row uses yet; returns whether there is such a file. Refuses uploads beyond the
 * tenant's daily bytes, which protects the disk shared by all hospitals. Parts of one tenant are written one at a time, so that two
 * together cannot exceed the limit.
 */
export async function sendPart(
  call: Call,
  files: FileStore,
  fileId: number,
  partNo: number,
  bytes: Buffer,
): Promise<boolean> {
  await refuseWithoutRoom(call, bytes.length);
  if (!(await readSentFile(call, fileId))) return false;
  await files.writePart(call.tx, { tenantId: call.tenantId, fileId }, partNo, bytes);
  return true;
}

/** Writes a file that is here as a whole, cut into the same parts; answers its number. */
export async function sendWhole(call: Call, files: FileStore, bytes: Buffer): Promise<number> {
  const fileId = await files.begin(call, call.now);
  for (let partNo = 0; partNo * PART_BYTES < bytes.length; partNo += 1)
    await sendPart(call, files, fileId, partNo, bytes.subarray(partNo * PART_BYTES, (partNo + 1) * PART_BYTES));
  return fileId;
}

/** Number of parts and bytes of a file being uploaded. */
export interface SentFile {
  readonly partCount: number;
  readonly byteCount: number;
  /** Whether there is every part, and only the last one is short: a gap or a torn part is a file that did not arrive whole. */
  readonly isWhole: boolean;
}

/** A file that this user began; undefined when it is another user's or already used. Locks it until the end of the transaction. */
export async function readSentFile(call: Call, fileId: number): Promise<SentFile | undefined> {
  const own = await call.tx.row(sql`
    select 1 as found from stored_file where tenant_id = ${call.tenantId} and file_id = ${fileId} and created_by = ${call.userId}
      and used_by is null and erased_on is null for update`);
  if (!own) return undefined;
  return call.tx.row<SentFile>(sql`
    select count(*)::int as part_count, coalesce(sum(size_bytes), 0)::int as byte_count,
      count(*) = max(part_no) + 1 and count(*) filter (where size_bytes < ${PART_BYTES}) <= 1
        and sum(size_bytes) > max(part_no)::bigint * ${PART_BYTES} as is_whole
    from file_part where tenant_id = ${call.tenantId} and file_id = ${fileId}`);
}
