// The SQL of the store of files.
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import sql from 'sql-template-tag';
import type { BackendName } from './file-backend.ts';
import type { Transaction } from './transaction.ts';

/** A file of a tenant. */
export interface FilePlace {
  readonly tenantId: number;
  readonly fileId: number;
}

/** The storage of a file and the key it is sealed with there. */
export interface FileSeal {
  readonly fileId: number;
  readonly backend: BackendName;
  readonly sealed: Buffer | null;
}

/** A part as its row stores it. */
export interface StoredPart {
  readonly sha256: string;
  readonly bytes: Buffer | null;
  readonly objectKey: string | null;
}

/** Begins a file in the database and answers its number. */
export async function beginFile(
  tx: Transaction,
  tenantId: number,
  userId: number,
  createdAt: Date | string | undefined,
): Promise<number> {
  const { fileId } = await tx.one<{ fileId: number }>(
    sql`insert into stored_file (tenant_id, created_by, created_at)
      values (${tenantId}, ${userId}, coalesce(${createdAt ?? null}::timestamptz, now())) returning file_id`,
    kernelSentences.fileNotBegun,
  );
  return fileId;
}

/** The owner of the files, the table that uses them, and the upload time. */
interface KeptFiles {
  readonly tenantId: number;
  readonly userId: number;
  readonly usedBy: string;
  readonly createdAt: Date | undefined;
}

/** Inserts complete files in the database; returns their numbers in the order of `facts`. */
export async function insertWholeFiles(
  tx: Transaction,
  { tenantId, userId, usedBy, createdAt }: KeptFiles,
  facts: readonly { readonly sizeBytes: number; readonly sha256: string }[],
): Promise<number[]> {
  const rows = await tx.rows<{ fileId: number }>(sql`
    insert into stored_file (tenant_id, created_by, created_at, used_by, size_bytes, sha256)
    select ${tenantId}, ${userId}, coalesce(${createdAt ?? null}::timestamptz, now()), ${usedBy}, f.size_bytes, f.sha256
    from unnest(${facts.map(({ sizeBytes }) => sizeBytes)}::bigint[], ${facts.map(({ sha256 }) => sha256)}::text[])
      with ordinality as f (size_bytes, sha256, place) order by f.place
    returning file_id`);
  return rows.map(({ fileId }) => fileId);
}

/** Sets the storage for the parts of a file; null moves it to the database. */
export function sealFile(
  tx: Transaction,
  { tenantId, fileId }: FilePlace,
  seal: { readonly backend: BackendName; readonly sealed: Buffer; readonly keyName: string } | null,
): Promise<FileSeal> {
  return tx.one<FileSeal>(
    sql`update stored_file set backend = ${seal?.backend ?? 'Database'}, sealed = ${seal?.sealed ?? null},
        key_name = ${seal?.keyName ?? null}
      where tenant_id = ${tenantId} and file_id = ${fileId} returning file_id, backend, sealed`,
    kernelSentences.fileDoesNotExist,
  );
}

/** The storage of a file. Refuses when the file does not exist. */
export function readSeal(tx: Transaction, { tenantId, fileId }: FilePlace): Promise<FileSeal> {
  return tx.one<FileSeal>(
    sql`select file_id, backend, sealed from stored_file where tenant_id = ${tenantId} and file_id = ${fileId}`,
    kernelSentences.fileDoesNotExist,
  );
}

/** Writes the row of a part, or writes it anew. */
export async function writePartRow(
  tx: Transaction,
  { tenantId, fileId }: FilePlace,
  part: StoredPart & { readonly partNo: number; readonly sizeBytes: number },
): Promise<void> {
  await tx.rows(sql`
    insert into file_part (tenant_id, file_id, part_no, size_bytes, sha256, bytes, object_key)
    values (${tenantId}, ${fileId}, ${part.partNo}, ${part.sizeBytes}, ${part.sha256}, ${part.bytes}, ${part.objectKey})
    on conflict (tenant_id, file_id, part_no) do update set size_bytes = excluded.size_bytes, sha256 = excluded.sha256,
      bytes = excluded.bytes, object_key = excluded.object_key`);
}

/** Records the new storage of a part. */
export async function replacePart(
  tx: Transaction,
  { tenantId, fileId }: FilePlace,
  partNo: number,
  { bytes, objectKey }: Omit<StoredPart, 'sha256'>,
): Promise<void> {
  await tx.rows(sql`
    update file_part set bytes = ${bytes}, object_key = ${objectKey}
    where tenant_id = ${tenantId} and file_id = ${fileId} and part_no = ${partNo}`);
}

/** A part with where its file lies, or undefined. */
export function findPart(
  tx: Transaction,
  { tenantId, fileId }: FilePlace,
  partNo: number,
): Promise<(StoredPart & FileSeal) | undefined> {
  return tx.row<StoredPart & FileSeal>(sql`
    select p.sha256, p.bytes, p.object_key, f.file_id, f.backend, f.sealed from file_part p
    join stored_file f on f.tenant_id = p.tenant_id and f.file_id = p.file_id
    where p.tenant_id = ${tenantId} and p.file_id = ${fileId} and p.part_no = ${partNo}`);
}

/** How many parts a file has. */
export async function countParts(tx: Transaction, { tenantId, fileId }: FilePlace): Promise<number> {
  const { count } = await tx.single<{ count: number }>(sql`
    select count(*)::int as count from file_part where tenant_id = ${tenantId} and file_id = ${fileId}`);
  return count;
}

/** Keeps a file for good. */
export async function closeFile(
  tx: Transaction,
  { tenantId, fileId }: FilePlace,
  { sizeBytes, sha256, usedBy }: { readonly sizeBytes: number; readonly sha256: string; readonly usedBy: string },
): Promise<void> {
  await tx.one(
    sql`update stored_file set size_bytes = ${sizeBytes}, sha256 = ${sha256}, used_by = ${usedBy}
      where tenant_id = ${tenantId} and file_id = ${fileId} and used_by is null and erased_on is null returning file_id`,
    kernelSentences.fileUnknown,
  );
}
