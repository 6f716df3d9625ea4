// Checks that every file named by a row exists as it was written, in the database and outside of it.
import type pg from 'pg';
import sql from 'sql-template-tag';
import { send } from '../kernel/database.ts';
import type { FileStore } from '../kernel/file-store.ts';
import { type OuterPart, outerPartRows } from './backup-files.ts';

/** The result of checking a tenant's files: their number, and the first that is not as written. */
export interface FileCheck {
  readonly fileCount: number;
  /** 'The file 3: a part of it is missing', or null. */
  readonly difference: string | null;
}

/** Hashes every file of the tenant again, one part of 1 MB after the other. */
export async function verifyFiles(client: pg.ClientBase, tenantId: number, files: FileStore): Promise<FileCheck> {
  const [counts] = await send<{ fileCount: number }>(
    client,
    sql`select count(*)::integer as file_count from stored_file
      where tenant_id = ${tenantId} and used_by is not null and erased_on is null`,
  );
  const [fault] = await send<{ fileId: number; fault: string }>(
    client,
    sql`select file_id, fault from file_faults(${tenantId}) limit 1`,
  );
  const fileCount = counts?.fileCount ?? 0;
  if (fault) return { fileCount, difference: `The file ${fault.fileId}: ${fault.fault}` };
  for await (const part of outerPartRows(client, tenantId))
    if (!(await isReadable(files, part)))
      return {
        fileCount,
        difference: `The file ${part.fileId}: part ${part.partNo} cannot be read on ${part.backend}`,
      };
  return { fileCount, difference: null };
}

function isReadable(files: FileStore, part: OuterPart): Promise<boolean> {
  return files.bytesOf(part.tenantId, part, part).then(
    () => true,
    () => false,
  );
}
