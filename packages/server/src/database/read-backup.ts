// Reads a backup piece by piece and checks that it is complete: rows are counted and the checksum is compared.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import type { z } from 'zod';
import { CommandRefusal } from '../kernel/command-refusal.ts';
import {
  type BackupContent,
  type BackupHeader,
  backupFooter,
  backupHeader,
  END_OF_ROWS,
  type TableLine,
  tableLine,
} from './backup-format.ts';
import { openSealed } from './backup-keys.ts';

/** A file, and what opens it when it is sealed. */
export interface SealedFile {
  readonly path: string;
  readonly passphrase?: string | undefined;
}

const endOfRows = Buffer.from(END_OF_ROWS);
const newLine = 10;

/** Receives the rows of a table: pieces in order, cut at any byte. */
export type TakeRows = (table: TableLine, pieces: AsyncIterable<Buffer>) => Promise<void>;

/**
 * Reads a backup once: `begin` gets the header before any rows, `take` the rows of each table. Refuses a file that is no backup, or is cut
 * short or changed; a caller that writes rows meanwhile must be able to roll them back.
 */
export async function readBackup(
  { path, passphrase }: SealedFile,
  take: TakeRows,
  begin: (header: BackupHeader) => Promise<void> = async () => undefined,
): Promise<BackupContent> {
  if (!existsSync(path)) throw new CommandRefusal(`There is no file ${path}`);
  let content: BackupContent | undefined;
  await pipeline(
    await openSealed(path, passphrase, damaged),
    createZstdDecompress(),
    async (chunks: AsyncIterable<Buffer>) => {
      content = await walk(new Pieces(chunks), take, begin);
    },
  ).catch((error: NodeJS.ErrnoException) => {
    if (error.code?.startsWith('ZSTD_') || error.code === 'Z_BUF_ERROR') throw damaged();
    throw error;
  });
  return content ?? refuseDamaged();
}

async function walk(
  pieces: Pieces,
  take: TakeRows,
  begin: (header: BackupHeader) => Promise<void>,
): Promise<BackupContent> {
  const header = parsed(backupHeader, await pieces.line());
  await begin(header);
  const rowCounts: Record<string, number> = {};
  while (true) {
    const sum = pieces.sum();
    const line = await pieces.line();
    const table = tableLine.safeParse(plain(line));
    if (!table.success) {
      const footer = parsed(backupFooter, line);
      const isWhole = footer.sha256 === sum && (await pieces.isEnd());
      if (!isWhole || JSON.stringify(footer.rowCounts) !== JSON.stringify(rowCounts)) throw damaged();
      return { header, rowCounts };
    }
    const before = pieces.rowCount;
    const rows = pieces.rows();
    await take(table.data, rows);
    // Skips the rows that `take` did not read.
    for await (const _ of rows);
    rowCounts[table.data.table] = pieces.rowCount - before;
  }
}

function damaged(): CommandRefusal {
  return new CommandRefusal('This file is no whole backup of Charaka: it is damaged, cut short, or something else');
}

function refuseDamaged(): never {
  throw damaged();
}

function plain(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return refuseDamaged();
  }
}

function parsed<T>(schema: z.ZodType<T>, line: string): T {
  const result = schema.safeParse(plain(line));
  return result.success ? result.data : refuseDamaged();
}

/** Cuts a stream of bytes at its lines. */
class Pieces {
  readonly #chunks: AsyncIterator<Buffer>;
  readonly #hash = createHash('sha256');
  #rest: Buffer = Buffer.alloc(0);
  /** True when the last piece ended with a line end. */
  #isAtLine = true;
  rowCount = 0;

  constructor(chunks: AsyncIterable<Buffer>) {
    this.#chunks = chunks[Symbol.asyncIterator]();
  }

  /** The SHA-256 of all that has been read so far. */
  sum(): string {
    return this.#hash.copy().digest('hex');
  }

  /** The next line without its end. */
  async line(): Promise<string> {
    let end = this.#rest.indexOf(newLine);
    while (end < 0) {
      if (!(await this.#more())) throw damaged();
      end = this.#rest.indexOf(newLine);
    }
    return this.#cut(end + 1).toString('utf8', 0, end);
  }

  /** Pieces of rows up to the mark that ends them. They are not gathered to whole rows: one that holds a part of a file has 2 MB. */
  async *rows(): AsyncGenerator<Buffer> {
    while (true) {
      const piece = this.#rowsRead();
      if (piece.length > 0) {
        for (const byte of piece) if (byte === newLine) this.rowCount += 1;
        yield piece;
      }
      if (this.#isAtEnd()) {
        this.#cut(endOfRows.length);
        return;
      }
      if (!(await this.#more())) throw damaged();
    }
  }

  /** True at the end of the input. */
  async isEnd(): Promise<boolean> {
    return this.#rest.length === 0 && !(await this.#more());
  }

  /** Whether the mark comes next; the same letters within a line are a row's own. */
  #isAtEnd(): boolean {
    return this.#isAtLine && this.#rest.subarray(0, endOfRows.length).equals(endOfRows);
  }

  #rowsRead(): Buffer {
    if (this.#isAtEnd()) return this.#cut(0);
    const mark = this.#rest.indexOf(`\n${END_OF_ROWS}`);
    // A possible beginning of the end mark stays in the buffer until the bytes after it are read.
    return this.#cut(mark >= 0 ? mark + 1 : Math.max(0, this.#rest.length - endOfRows.length));
  }

  #cut(length: number): Buffer {
    const piece = this.#rest.subarray(0, length);
    this.#rest = this.#rest.subarray(length);
    if (length > 0) this.#isAtLine = piece[length - 1] === newLine;
    this.#hash.update(piece);
    return piece;
  }

  async #more(): Promise<boolean> {
    const next = await this.#chunks.next();
    if (next.done) return false;
    this.#rest = this.#rest.length === 0 ? next.value : Buffer.concat([this.#rest, next.value]);
    return true;
  }
}
