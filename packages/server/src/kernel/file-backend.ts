// Storage for sealed file parts outside the database: the interface, and the implementation for a folder on a local disk.
import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The kind of storage that holds the bytes of a file. */
export type BackendName = 'Database' | 'Disk' | 'S3';

/** The name of an object: its tenant and a random key. */
export interface ObjectName {
  readonly tenantId: number;
  readonly objectKey: string;
}

/** A place for objects. An object is written once under its name and never changed. */
export interface FileBackend {
  /** Once it answers, the object outlasts a crash. */
  put(name: ObjectName, bytes: Buffer): Promise<void>;
  /** Throws when there is none. */
  get(name: ObjectName): Promise<Buffer>;
  remove(name: ObjectName): Promise<void>;
  /** The keys of a tenant's objects that were written before `before`. */
  list(tenantId: number, before: Date): AsyncIterable<string>;
}

/** A folder: `<folder>/<tenant>/<two digits>/<key>`, readable by the server's account only. */
export class DiskBackend implements FileBackend {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async put(name: ObjectName, bytes: Buffer): Promise<void> {
    const path = this.#pathOf(name);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const unfinished = `${path}.${randomUUID()}`;
    const file = await open(unfinished, 'wx', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
    await syncFolder(dirname(path));
  }

  get(name: ObjectName): Promise<Buffer> {
    return readFile(this.#pathOf(name));
  }

  async remove(name: ObjectName): Promise<void> {
    await rm(this.#pathOf(name), { force: true });
  }

  async *list(tenantId: number, before: Date): AsyncGenerator<string> {
    const root = join(this.#folder, String(tenantId));
    for (const folder of await readdir(root).catch(() => []))
      for (const key of await readdir(join(root, folder))) {
        const found = await stat(join(root, folder, key)).catch(() => undefined);
        if (found && found.mtime < before) yield key;
      }
  }

  #pathOf({ tenantId, objectKey }: ObjectName): string {
    return join(this.#folder, String(tenantId), objectKey.slice(0, 2), objectKey);
  }
}

/** A new name in a folder outlasts a crash only once the folder itself is written. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
