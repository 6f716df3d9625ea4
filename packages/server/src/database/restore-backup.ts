// Restores a backup, all or nothing: everything into an empty database, or one tenant beside the existing ones.
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { CommandRefusal } from '../kernel/command-refusal.ts';
import { knownMigrations, migrate } from '../kernel/migrate.ts';
import { loadSecrets } from '../kernel/secrets.ts';
import { type BackupContent, type BackupHeader, quoted } from './backup-format.ts';
import { KEY_TABLE, keysPathOf, putKeys, readKeys } from './backup-keys.ts';
import { type BackupTable, type KeyAhead, readBackupTables } from './backup-tables.ts';
import { readBackup, type SealedFile } from './read-backup.ts';

/** Maximum wait of a restore beside a running product for a locked table. */
const patience = '30s';

/** A backup to restore, and where its keys are when not beside it. */
export interface RestoreWish extends SealedFile {
  readonly keysPath?: string | undefined;
  /** Keys of the vault from outside, where the server has some (PS045). */
  readonly vaultKeys?: readonly string[];
}

/**
 * Reads the whole file before it changes anything, then writes it in one transaction. A backup of an older version is restored in its own
 * shape and migrated. Refuses damaged files, those of a newer version, and existing tenants. Also returns whether the server's keys were
 * restored; without them the server makes new ones, and the gateways' secrets must be typed again.
 */
export async function restoreBackup(
  owner: pg.Client,
  wish: RestoreWish,
): Promise<BackupContent & { readonly hasKeys: boolean }> {
  const { header } = await readBackup(wish, async () => undefined);
  const keys = header.hasKeysApart
    ? await readKeys(wish.keysPath ?? keysPathOf(wish.path), wish.passphrase)
    : undefined;
  if (wish.keysPath && !keys) throw new CommandRefusal(`There is no file ${wish.keysPath}`);
  await bringToShape(owner, header);
  await loadSecrets(owner, wish.vaultKeys);
  const content = await write(owner, wish);
  if (keys) await putKeys(owner, keys);
  await migrate(owner);
  await owner.query('analyze');
  return { ...content, hasKeys: keys !== undefined || (!header.tenant && !header.hasKeysApart) };
}

/** Makes the tables as they were when the backup was written. */
async function bringToShape(owner: pg.Client, header: BackupHeader): Promise<void> {
  const known = await knownMigrations();
  const unknown = header.migrations.filter((name, index) => name !== known[index]);
  if (unknown.length > 0) {
    throw new CommandRefusal(
      `This backup was made by another or newer version (${header.version}); update Charaka first`,
    );
  }
  await migrate(owner, header.migrations.length);
  const { rows } = await owner.query<{ count: number }>('select count(*) as count from schema_migration');
  if ((rows[0]?.count ?? 0) > header.migrations.length) {
    throw new CommandRefusal(
      `This backup was made by an older version (${header.version}), and the database has been brought to a newer one already. ` +
        'Restore it into an empty folder (DATA_DIR) or an empty database: there it is brought to this version.',
    );
  }
  await refuseTenants(owner, header);
}

/** Refuses to overwrite existing tenants. */
async function refuseTenants(owner: pg.Client, { tenant }: BackupHeader): Promise<void> {
  const { rows } = await owner.query<{ id: number; name: string }>(
    'select tenant_id as id, tenant_name as name from tenant order by tenant_id',
  );
  const inTheWay = tenant
    ? rows.filter(({ id, name }) => id === tenant.tenantId || name.toLowerCase() === tenant.tenantName.toLowerCase())
    : rows;
  if (inTheWay.length === 0) return;
  const names = inTheWay.map(({ id, name }) => `${name} (number ${id})`).join(', ');
  throw new CommandRefusal(
    `This database already has ${names}, and a restore overwrites nobody. ` +
      'Give an empty folder, as in: DATA_DIR=restored npm run restore -- <file>',
  );
}

async function write(owner: pg.Client, file: SealedFile): Promise<BackupContent> {
  const { tables, keysAhead } = await readBackupTables(owner);
  await owner.query('begin');
  try {
    await owner.query(`set local lock_timeout = '${patience}'`);
    await letPointAhead(owner, keysAhead, true);
    // The rows include the results of triggers: audit entries, searched names.
    await switchTriggers(owner, tables, 'disable');
    const take = async (table: { table: string; columns: string[] }, pieces: AsyncIterable<Buffer>) => {
      if (!tables.some(({ name }) => name === table.table)) throw new Error(`There is no table ${table.table}`);
      const columns = table.columns.map(quoted).join(', ');
      await pipeline(
        Readable.from(pieces),
        owner.query(copyFrom(`copy ${quoted(table.table)} (${columns}) from stdin`)),
      );
    };
    const begin = async (header: BackupHeader) => {
      if (tables.some(({ name }) => name === 'chart_access')) await makeMonths(owner);
      const made = tables.filter(({ name }) => !header.hasKeysApart || name !== KEY_TABLE);
      if (!header.tenant) await owner.query(`truncate ${made.map(({ name }) => quoted(name)).join(', ')}`);
    };
    const content = await readBackup(file, take, begin);
    await letPointAhead(owner, keysAhead, false);
    await switchTriggers(owner, tables, 'enable');
    await continueNumbers(owner);
    await forgetPatientNumbers(owner, content.header.tenant?.tenantId);
    await owner.query('commit');
    return content;
  } catch (error) {
    await owner.query('rollback');
    throw error;
  }
}

/** The log of charts has a partition for each month since it began. */
async function makeMonths(owner: pg.Client): Promise<void> {
  await owner.query(
    `select make_chart_access_month(month)
       from generate_series(timestamptz '2026-11-01 00:00+00', now() + interval '1 month', interval '1 month') month`,
  );
}

/** Keys that point ahead are checked when all rows are there. */
async function letPointAhead(owner: pg.Client, keys: readonly KeyAhead[], isAllowed: boolean): Promise<void> {
  if (!isAllowed) await owner.query('set constraints all immediate');
  for (const { table, constraint } of keys) {
    const how = isAllowed ? 'deferrable initially deferred' : 'not deferrable';
    await owner.query(`alter table ${quoted(table)} alter constraint ${quoted(constraint)} ${how}`);
  }
}

async function switchTriggers(owner: pg.Client, tables: readonly BackupTable[], how: 'disable' | 'enable') {
  for (const { name } of tables) await owner.query(`alter table ${quoted(name)} ${how} trigger user`);
}

/** Numbers the database gives out itself go on behind the highest that came in. */
async function continueNumbers(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<{ table: string; column: string; sequence: string }>(
    `select c.relname::text as table, a.attname::text as column,
            pg_get_serial_sequence(quote_ident(c.relname), a.attname) as sequence
       from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
        and pg_get_serial_sequence(quote_ident(c.relname), a.attname) is not null`,
  );
  for (const { table, column, sequence } of rows) {
    await owner.query(
      `select setval($1, greatest((select max(${quoted(column)}) from ${quoted(table)}), (select last_value from ${sequence})))`,
      [sequence],
    );
  }
}

/** Patients are numbered behind the highest that came in: the next one makes the sequence of the tenant, or of each tenant, anew. */
async function forgetPatientNumbers(owner: pg.Client, tenantId: number | undefined): Promise<void> {
  const { rows } = await owner.query<{ sequence: string }>(
    `select c.relname::text as sequence from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'S' and c.relname ~ '^patient_number_[0-9]+$'
        and ($1::integer is null or c.relname = 'patient_number_' || $1::integer)`,
    [tenantId ?? null],
  );
  for (const { sequence } of rows) await owner.query(`drop sequence ${quoted(sequence)}`);
}
