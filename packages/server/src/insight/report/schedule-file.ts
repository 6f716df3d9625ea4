// The file of a scheduled report, written in parts of the store (RP019).
import { PART_BYTES } from '@charaka/contract/kernel/file-part';
import type { FileStore } from '../../kernel/file-store.ts';
import type { FilePlace } from '../../kernel/file-store-rows.ts';
import type { Transaction } from '../../kernel/transaction.ts';

/** A file that is written while its rows are read: memory holds one part. */
export class FileLines {
  readonly #files: FileStore;
  readonly #tx: Transaction;
  readonly #place: FilePlace;
  /** The store keeps no empty file: each begins with an empty line. */
  #rest = Buffer.from('\n');
  #partNo = 0;

  constructor(files: FileStore, tx: Transaction, place: FilePlace) {
    this.#files = files;
    this.#tx = tx;
    this.#place = place;
  }

  async add(lines: string): Promise<void> {
    this.#rest = Buffer.concat([this.#rest, Buffer.from(lines)]);
    while (this.#rest.length >= PART_BYTES) {
      await this.#write(this.#rest.subarray(0, PART_BYTES));
      this.#rest = this.#rest.subarray(PART_BYTES);
    }
  }

  async close(): Promise<void> {
    if (this.#rest.length > 0) await this.#write(this.#rest);
    await this.#files.close(this.#tx, this.#place, 'report_run');
  }

  async #write(bytes: Buffer): Promise<void> {
    await this.#files.writePart(this.#tx, this.#place, this.#partNo, bytes);
    this.#partNo += 1;
  }
}
