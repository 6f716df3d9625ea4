// The store of files as the settings of a server name it.
import { DiskBackend } from './file-backend.ts';
import { FileStore } from './file-store.ts';
import { S3Backend } from './s3-backend.ts';
import type { Settings } from './settings.ts';
import type { Vault } from './vault.ts';

const names = { database: 'Database', disk: 'Disk', s3: 'S3' } as const;

/** Opens the store of files. The configured disk or S3 store stays readable even when new files go elsewhere. */
export function openFileStore(
  { fileStore, fileDirectory, s3 }: Pick<Settings, 'fileStore' | 'fileDirectory' | 's3'>,
  vault: Vault,
): FileStore {
  const outside = { Disk: new DiskBackend(fileDirectory), ...(s3 && { S3: new S3Backend(s3) }) };
  return new FileStore({ vault, backend: names[fileStore], outside });
}
