// The store of files as the settings of a server name it.
import { DiskBackend } from './file-backend.ts';
import { FileStore } from './file-store.ts';
import type { Settings } from './settings.ts';
import type { Vault } from './vault.ts';

const names = { database: 'Database', disk: 'Disk' } as const;

/** Whatever the settings say of new files, files of a disk are read where they are. */
export function openFileStore(
  { fileStore, fileDirectory }: Pick<Settings, 'fileStore' | 'fileDirectory'>,
  vault: Vault,
): FileStore {
  return new FileStore({ vault, backend: names[fileStore], outside: { Disk: new DiskBackend(fileDirectory) } });
}
