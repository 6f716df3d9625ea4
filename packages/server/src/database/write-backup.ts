// Writes a backup: one snapshot of the database, streamed through COPY, while the product runs.
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import manifest from '../../package.json' with { type: 'json' };
import { CommandRefusal } from '../kernel/command-refusal.ts';
import type { FileStore } from '../kernel/file-store.ts';
import { columnInBackup, innerParts, outerParts, PART_TABLE } from './backup-files.ts';
import { type BackupContent, type BackupHeader, END_OF_ROWS, quoted } from './backup-format.ts';
import { KEY_TABLE, keysPathOf, writeKeys } from './backup-keys.ts';
import { readBackupTables } from './backup-tables.ts';
import { seal } from './sealed-file.ts';

/** The content of a backup, and its passphrase. */
export interface BackupWish {
  /** One tenant; without it everything. */
  readonly tenantName?: string | undefined;
  /** Without one anyone who gets the file can read it. */
  readonly passphrase?: string | undefined;
  /** The path of the server's keys in a full backup; beside the backup by default. */
  readonly keysPath?: string | undefined;
  /** Reads files that lie outside of the database. */
  readonly files?: FileStore;
}

/**
 * Writes everything, or what belongs to one tenant, to a file only its owner may read, and the server's keys to another. A file has
 * its name only once it is whole. Refuses an unknown tenant.
 */
export async function writeBackup(owner: pg.Client, path: string, wish: BackupWish = {}): Promise<BackupContent> {
  const { tenantName, passphrase, keysPath = keysPathOf(path) } = wish;
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const unfinished = `${path}.unfinished`;
  // One snapshot for all tables: later changes are in none of them.
  await owner.query('begin transaction isolation level repeatable read read only');
  try {
    const header = await headerOf(owner, tenantName);
    const rowCounts: Record<string, number> = {};
    const file = createWriteStream(unfinished, { flags: 'w', mode: 0o600, flush: true });
    const packed = Readable.from(signed(owner, header, rowCounts, wish.files)).compose(createZstdCompress());
    await pipeline(passphrase === undefined ? packed : Readable.from(seal(packed, passphrase)), file);
    if (header.hasKeysApart) await writeKeys(owner, keysPath, passphrase);
    await rename(unfinished, path);
    return { header, rowCounts };
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    await owner.query('rollback');
  }
}

async function headerOf(owner: pg.Client, tenantName: string | undefined): Promise<BackupHeader> {
  const migrations = await owner.query<{ name: string }>('select name from schema_migration order by name');
  return {
    charakaBackup: 1,
    version: manifest.version,
    madeAt: new Date().toISOString(),
    migrations: migrations.rows.map(({ name }) => name),
    tenant: tenantName === undefined ? null : await findTenant(owner, tenantName),
    hasKeysApart: tenantName === undefined && (await hasKeys(owner)),
  };
}

async function hasKeys(owner: pg.Client): Promise<boolean> {
  const { rows } = await owner.query<{ isThere: boolean }>(`select to_regclass($1) is not null as "isThere"`, [
    KEY_TABLE,
  ]);
  return rows[0]?.isThere ?? false;
}

async function findTenant(owner: pg.Client, name: string) {
  const { rows } = await owner.query<{ tenantId: number; tenantName: string }>(
    'select tenant_id as "tenantId", tenant_name as "tenantName" from tenant where lower(tenant_name) = lower($1)',
    [name],
  );
  return rows[0] ?? refuseTenant(name);
}

function refuseTenant(name: string): never {
  throw new CommandRefusal(`There is no tenant named ${name}`);
}

/** All parts, and at the end the sum over them. */
async function* signed(owner: pg.Client, header: BackupHeader, rowCounts: Record<string, number>, files?: FileStore) {
  const hash = createHash('sha256');
  for await (const part of partsOf(owner, header, rowCounts, files)) {
    hash.update(part);
    yield part;
  }
  yield Buffer.from(`${JSON.stringify({ rowCounts, sha256: hash.digest('hex') })}\n`);
}

/** The byte that ends a row. */
const END_OF_LINE = 10;

async function* partsOf(owner: pg.Client, header: BackupHeader, rowCounts: Record<string, number>, files?: FileStore) {
  yield Buffer.from(`${JSON.stringify(header)}\n`);
  for (const { name, columns, isOfTenant } of (await readBackupTables(owner)).tables) {
    if ((header.tenant && !isOfTenant) || name === KEY_TABLE) continue;
    yield Buffer.from(`${JSON.stringify({ table: name, columns })}\n`);
    const wanted = [
      ...(header.tenant ? [`tenant_id = ${header.tenant.tenantId}`] : []),
      ...(name === PART_TABLE ? [innerParts] : []),
    ];
    const where = wanted.length > 0 ? ` where ${wanted.join(' and ')}` : '';
    const selected = columns.map((column) => columnInBackup(name, column)).join(', ');
    const rows = owner.query(copyTo(`copy (select ${selected} from ${quoted(name)}${where}) to stdout`));
    yield* rows as AsyncIterable<Buffer>;
    let count = rows.rowCount;
    if (name === PART_TABLE)
      for await (const part of outerParts(owner, columns, header.tenant?.tenantId, files)) {
        if (part.at(-1) === END_OF_LINE) count += 1;
        yield part;
      }
    rowCounts[name] = count;
    yield Buffer.from(END_OF_ROWS);
  }
}
