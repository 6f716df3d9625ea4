// Files for the bench of memory: kept by the product's own store, half of them in the database and half on a disk, and taken away again.
import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type DatabaseAddress, openPool } from '@charaka/server/kernel/database';
import { DiskBackend } from '@charaka/server/kernel/file-backend';
import { FileStore } from '@charaka/server/kernel/file-store';
import { loadSecrets } from '@charaka/server/kernel/secrets';
import { inTransaction } from '@charaka/server/kernel/transaction';
import { Vault } from '@charaka/server/kernel/vault';
import type pg from 'pg';
import { cacheDirectory } from './database.ts';

/** So large are all files together. */
export const FILES_MEGABYTES = 400;
/** As an image of a document: it has several parts of the store. */
const FILE_MEGABYTES = 4;
const USED_BY = 'bench';
const directory = join(cacheDirectory, 'memory-files');

/** The store of the bench; new files go where they are told to. */
export async function benchStore(owner: pg.Client, backend: 'Database' | 'Disk'): Promise<FileStore> {
  const { vaultKey, earlierVaultKeys } = await loadSecrets(owner);
  const vault = new Vault(vaultKey, earlierVaultKeys);
  return new FileStore({ vault, backend, outside: { Disk: new DiskBackend(directory) } });
}

/** Keeps files nobody could pack smaller, of the first user of the first tenant. */
export async function keepFiles(owner: pg.Client, address: DatabaseAddress): Promise<void> {
  await takeFilesAway(owner);
  const pool = openPool(address, 2);
  const { rows } = await owner.query<{ userId: number }>(
    'select min(user_id)::int as "userId" from app_user where tenant_id = 1',
  );
  const userId = rows[0]?.userId ?? 0;
  for (const backend of ['Database', 'Disk'] as const) {
    const files = await benchStore(owner, backend);
    for (let kept = 0; kept < FILES_MEGABYTES / 2; kept += FILE_MEGABYTES)
      await inTransaction(pool, { tenantId: 1, operation: 'bench' }, 'write', (tx) =>
        files.keepWhole({ tx, tenantId: 1, userId }, [randomBytes(FILE_MEGABYTES * 1024 * 1024)], USED_BY),
      );
  }
  await pool.end();
}

/** Takes them away, so that other benches find the database as it was seeded. */
export async function takeFilesAway(owner: pg.Client): Promise<void> {
  await owner.query('delete from stored_file where used_by = $1', [USED_BY]);
  await owner.query('vacuum file_part');
  await rm(directory, { recursive: true, force: true });
}
