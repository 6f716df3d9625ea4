// The store of files: each in parts of 1 MB, so that no process holds a whole file, in the database or sealed outside of it.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { PART_BYTES } from '@charaka/contract/kernel/file-part';
import type { BackendName, FileBackend } from './file-backend.ts';
import {
  beginFile,
  closeFile,
  countParts,
  type FilePlace,
  type FileSeal,
  findPart,
  insertWholeFiles,
  readSeal,
  replacePart,
  type StoredPart,
  sealFile,
  writePartRow,
} from './file-store-rows.ts';
import type { Transaction } from './transaction.ts';
import { openBytes, sealBytes, type Vault } from './vault.ts';

/** The vault that seals file keys, the storage for new files, and every storage that may hold files. */
export interface FileStoreParts {
  readonly vault: Vault;
  readonly backend: BackendName;
  readonly outside: Readonly<Partial<Record<BackendName, FileBackend>>>;
}

/** The user who begins a file, and the transaction. */
export interface FileWriter {
  readonly tx: Transaction;
  readonly tenantId: number;
  readonly userId: number;
}

/** So many rows of parts are on their way at a time. */
const MOST_UNAWAITED = 50;

const insideSeal = (fileId: number): FileSeal => ({ fileId, backend: 'Database', sealed: null });

/** A file cut into parts. */
function partsOf(bytes: Buffer): Buffer[] {
  const count = Math.ceil(bytes.length / PART_BYTES);
  return Array.from({ length: count }, (_, partNo) => bytes.subarray(partNo * PART_BYTES, (partNo + 1) * PART_BYTES));
}

const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Every method works in the transaction of its caller: a file that is rolled back was never there. */
export class FileStore {
  readonly #parts: FileStoreParts;

  constructor(parts: FileStoreParts) {
    this.#parts = parts;
  }

  /** The storage for new files. */
  get backend(): BackendName {
    return this.#parts.backend;
  }

  /** Begins a file and answers its number; `createdAt` is for one that was begun elsewhere. */
  async begin({ tx, tenantId, userId }: FileWriter, createdAt?: Date | string): Promise<number> {
    const fileId = await beginFile(tx, tenantId, userId, createdAt);
    if (this.#parts.backend !== 'Database') await this.#newSeal(tx, { tenantId, fileId });
    return fileId;
  }

  /**
   * Keeps whole files that are here already for good, a few statements for many of them; answers their numbers in their order.
   * `createdAt` is for those that were not sent now.
   */
  async keepWhole(
    { tx, tenantId, userId }: FileWriter,
    whole: readonly Buffer[],
    usedBy: string,
    createdAt?: Date,
  ): Promise<number[]> {
    const facts = whole.map((bytes) => ({ sizeBytes: bytes.length, sha256: digest(bytes) }));
    const fileIds = await insertWholeFiles(tx, { tenantId, userId, usedBy, createdAt }, facts);
    const sent: Promise<void>[] = [];
    for (const [index, fileId] of fileIds.entries()) {
      const file = { tenantId, fileId };
      const isInside = this.#parts.backend === 'Database';
      const seal = isInside ? insideSeal(fileId) : await this.#newSeal(tx, file);
      for (const [partNo, bytes] of partsOf(whole[index] ?? Buffer.alloc(0)).entries()) {
        const kept = await this.#keep(file, seal, bytes);
        const writing = writePartRow(tx, file, { partNo, sizeBytes: bytes.length, sha256: digest(bytes), ...kept });
        // The rows of many small files are sent together; a failed one throws when it is awaited.
        writing.catch(() => undefined);
        sent.push(writing);
        if (sent.length >= MOST_UNAWAITED) await Promise.all(sent.splice(0));
      }
    }
    await Promise.all(sent);
    return fileIds;
  }

  /** Writes a part, or writes it anew. Outside of the database the object is there before the row that names it (SC031). */
  async writePart(tx: Transaction, file: FilePlace, partNo: number, bytes: Buffer): Promise<void> {
    const seal = await readSeal(tx, file);
    const kept = await this.#keep(file, seal, bytes);
    await writePartRow(tx, file, { partNo, sizeBytes: bytes.length, sha256: digest(bytes), ...kept });
  }

  /** One part; undefined after the last one. Throws when the bytes are not those that were written (SC032). */
  async readPart(tx: Transaction, file: FilePlace, partNo: number): Promise<Buffer | undefined> {
    const part = await findPart(tx, file, partNo);
    if (!part) return undefined;
    return this.bytesOf(file.tenantId, part, part);
  }

  /** The bytes of a part. Throws when they differ from the written ones. */
  async bytesOf(tenantId: number, seal: FileSeal, part: StoredPart): Promise<Buffer> {
    const bytes = part.bytes ?? (await this.#fetch(tenantId, seal, part));
    if (digest(bytes) !== part.sha256) throw new Error('A part of a file is not what was written');
    return bytes;
  }

  /** The parts of a file in their order, one after the other. */
  async *parts(tx: Transaction, file: FilePlace): AsyncGenerator<Buffer> {
    for (let partNo = 0; ; partNo += 1) {
      const bytes = await this.readPart(tx, file, partNo);
      if (!bytes) return;
      yield bytes;
    }
  }

  /** Marks a file as complete and used by a table; returns its size in bytes. */
  async close(tx: Transaction, file: FilePlace, usedBy: string): Promise<number> {
    const hash = createHash('sha256');
    let sizeBytes = 0;
    for await (const bytes of this.parts(tx, file)) {
      hash.update(bytes);
      sizeBytes += bytes.length;
    }
    await closeFile(tx, file, { sizeBytes, sha256: hash.digest('hex'), usedBy });
    return sizeBytes;
  }

  /** Brings the parts of a file to where new files go; what lay elsewhere has no row then, and is swept a day later (SC033). */
  async move(tx: Transaction, file: FilePlace): Promise<void> {
    const before = await readSeal(tx, file);
    const after = this.#parts.backend === 'Database' ? await sealFile(tx, file, null) : await this.#newSeal(tx, file);
    for (let partNo = 0; partNo < (await countParts(tx, file)); partNo += 1) {
      const part = await findPart(tx, file, partNo);
      if (!part) throw new Error('A file lacks a part');
      await replacePart(
        tx,
        file,
        partNo,
        await this.#keep(file, after, await this.bytesOf(file.tenantId, before, part)),
      );
    }
  }

  async #newSeal(tx: Transaction, file: FilePlace): Promise<FileSeal> {
    const { vault, backend } = this.#parts;
    const sealed = vault.seal(randomBytes(32).toString('base64'), placeOfFile(file));
    return sealFile(tx, file, { backend, sealed, keyName: vault.keyName });
  }

  async #keep(file: FilePlace, seal: FileSeal, bytes: Buffer) {
    if (seal.backend === 'Database') return { bytes, objectKey: null };
    const name = { tenantId: file.tenantId, objectKey: randomUUID() };
    await this.#outside(seal).put(
      name,
      sealBytes(this.#keyOf(file.tenantId, seal), bytes, [name.tenantId, name.objectKey]),
    );
    return { bytes: null, objectKey: name.objectKey };
  }

  async #fetch(tenantId: number, seal: FileSeal, { objectKey }: StoredPart): Promise<Buffer> {
    if (!objectKey) throw new Error('A part of a file lies nowhere');
    const sealed = await this.#outside(seal).get({ tenantId, objectKey });
    return openBytes(this.#keyOf(tenantId, seal), sealed, [tenantId, objectKey]);
  }

  #keyOf(tenantId: number, { fileId, sealed }: FileSeal): Buffer {
    if (!sealed) throw new Error('A file outside of the database has no key');
    return Buffer.from(this.#parts.vault.open(sealed, placeOfFile({ tenantId, fileId })), 'base64');
  }

  #outside({ backend }: FileSeal): FileBackend {
    const found = this.#parts.outside[backend];
    if (!found) throw new Error(`There are files on ${backend}, and this server is not told where that is (README)`);
    return found;
  }

  /** Every place outside of the database that may hold objects. */
  get outside(): readonly FileBackend[] {
    return Object.values(this.#parts.outside);
  }
}

/** The context that the key of a file is sealed with. */
export function placeOfFile({ tenantId, fileId }: FilePlace): (string | number)[] {
  return [tenantId, 'file', fileId];
}
