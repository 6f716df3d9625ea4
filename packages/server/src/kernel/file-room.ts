// Files on their way in: whose they are, how many may wait, and the room a tenant has for them within a day.

import { PART_BYTES } from '@charaka/contract/kernel/file-part';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import sql from 'sql-template-tag';
import type { FileStore } from './file-store.ts';
import type { Call } from './handler.ts';
import { refuse } from './refusal.ts';

/** How many files this user has begun within a day that nothing names. */
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
 * How many bytes of files the tenant may still send within the day, kept or not. Whoever asks holds the tenant's files until the end
 * of its transaction: what another sends at the same moment is counted by then.
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

/** One user may send a tenth of the tenant's day, so that nobody uses up the room of all others (Q287). */
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

/** Refuses what the tenant, or the user, has no room for within the day. */
export async function refuseWithoutRoom(
  call: Pick<Call, 'tx' | 'tenantId' | 'userId' | 'now'>,
  byteCount: number,
): Promise<void> {
  if ((await roomOfToday(call)) < byteCount) refuse(kernelSentences.filesOfTheDay);
  if ((await roomOfUser(call)) < byteCount) refuse(kernelSentences.filesOfUser);
}

/**
 * Writes one part of a file this user began and nothing names yet; answers whether there is such a file. Refuses what the tenant has no
 * room for within a day, so that nobody fills the disk that all hospitals share; parts of one tenant take turns here, so that two at
 * one moment do not both fit.
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

/** What is known of a file on its way in. */
export interface SentFile {
  readonly partCount: number;
  readonly byteCount: number;
  /** Whether there is every part, and only the last one is short: a gap or a torn part is a file that did not arrive whole. */
  readonly isWhole: boolean;
}

/** A file this user began; undefined for one that is another's or named already. Until the end of the transaction nobody else names it. */
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
