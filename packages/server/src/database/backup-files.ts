// Files in a backup: all of them as they are, wherever they lie, so that a backup needs no other store and no key of the vault to be read.
import type pg from 'pg';
import sql from 'sql-template-tag';
import { CommandRefusal } from '../kernel/command-refusal.ts';
import { send } from '../kernel/database.ts';
import type { FileStore } from '../kernel/file-store.ts';
import type { FileSeal, StoredPart } from '../kernel/file-store-rows.ts';
import { quoted } from './backup-format.ts';

/** The columns with another value in the backup: there every file lies in the database. */
const columnsInBackup: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  stored_file: { backend: `'Database'`, sealed: 'null', key_name: 'null' },
};

/** The SQL expression that a backup reads for a column of a table. */
export function columnInBackup(table: string, column: string): string {
  return columnsInBackup[table]?.[column] ?? quoted(column);
}

/** The table of parts; those that lie outside are written by `outerParts`. */
export const PART_TABLE = 'file_part';

/** The rows of parts that COPY writes: those with their bytes in the row. Erased files are skipped. */
export const innerParts = 'bytes is not null';

/** A part that lies outside of the database. */
export type OuterPart = StoredPart & FileSeal & { tenantId: number; partNo: number; sizeBytes: number };

const BATCH = 200;

/** The rows of the parts that lie outside of the database, of one tenant or of all, in the order of their keys. */
export async function* outerPartRows(owner: pg.ClientBase, tenantId: number | undefined): AsyncGenerator<OuterPart> {
  let after = { tenantId: 0, fileId: 0, partNo: -1 };
  while (true) {
    const batch = await send<OuterPart>(
      owner,
      sql`select p.tenant_id, p.file_id, p.part_no, p.size_bytes, p.sha256, p.bytes, p.object_key, f.backend, f.sealed
        from file_part p join stored_file f on f.tenant_id = p.tenant_id and f.file_id = p.file_id
        where p.bytes is null and f.erased_on is null and (${tenantId ?? null}::integer is null or p.tenant_id = ${tenantId ?? null})
          and (p.tenant_id, p.file_id, p.part_no) > (${after.tenantId}::integer, ${after.fileId}::bigint, ${after.partNo}::integer)
        order by p.tenant_id, p.file_id, p.part_no limit ${BATCH}`,
    );
    yield* batch;
    const last = batch.at(-1);
    if (!last) return;
    after = last;
  }
}

/**
 * The parts that lie outside of the database, one after the other, as COPY would write them with their bytes. Works within the snapshot
 * of the backup. Refuses when there are some and no store to read them from.
 */
export async function* outerParts(
  owner: pg.Client,
  columns: readonly string[],
  tenantId: number | undefined,
  files: FileStore | undefined,
): AsyncGenerator<Buffer> {
  for await (const part of outerPartRows(owner, tenantId)) {
    if (!files)
      throw new CommandRefusal('There are files outside of the database, and no store to read them from was given');
    yield* rowOf(columns, part, await files.bytesOf(part.tenantId, part, part));
  }
}

/** Bytes that become text at a time: twice as many letters, and garbage as soon as they are written. */
const PIECE_BYTES = 32 * 1024;

/** A part in the format of COPY, in pieces; only the backslash that opens bytes needs escaping. */
function* rowOf(columns: readonly string[], part: OuterPart, bytes: Buffer): Generator<Buffer> {
  const texts: Readonly<Record<string, string>> = {
    tenant_id: String(part.tenantId),
    file_id: String(part.fileId),
    part_no: String(part.partNo),
    size_bytes: String(part.sizeBytes),
    sha256: part.sha256,
    bytes: '\\\\x',
    object_key: '\\N',
  };
  for (const [index, column] of columns.entries()) {
    const text = texts[column];
    if (text === undefined) throw new Error(`A backup does not know the column ${column} of ${PART_TABLE}`);
    yield Buffer.from(`${index > 0 ? '\t' : ''}${text}`);
    if (column !== 'bytes') continue;
    for (let from = 0; from < bytes.length; from += PIECE_BYTES)
      yield Buffer.from(bytes.subarray(from, from + PIECE_BYTES).toString('hex'), 'latin1');
  }
  yield Buffer.from('\n');
}
