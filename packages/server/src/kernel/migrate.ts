// Brings a database to the newest shape: numbered SQL files, forward only, one server at a time.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';

/** Any number all servers agree on: the advisory lock that lets one of them migrate while the others wait. */
const MIGRATION_LOCK = 7_366_255;
/** The oldest version with views that use the rights of the caller. */
const OLDEST_POSTGRES = 15;
/** How long a migration waits for a lock before it lets those pass who wait behind it, and how often it comes again (SC036). */
const LOCK_WAIT = { timeout: '2s', tries: 30, pauseMilliseconds: 500 };
const LOCK_NOT_AVAILABLE = '55P03';
const folder = join(import.meta.dirname, '../../db/migrations');

/** The migrations that come with this version, in order. */
export async function knownMigrations(): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
}

/**
 * The text of a migration, its checksum in the database, and its first line: 'expand' when servers of the previous release may keep
 * running, 'contract' when they must stop; and whether it builds its indexes concurrently (SC035, SC037).
 */
async function readMigration(name: string): Promise<Migration> {
  const text = await readFile(join(folder, name), 'utf8');
  const [, kind = null, concurrently] = /^-- (expand|contract)( concurrently)?\n/.exec(text) ?? [];
  return {
    name,
    text,
    sha256: createHash('sha256').update(text).digest('hex'),
    kind,
    isConcurrent: Boolean(concurrently),
  };
}

interface Migration {
  readonly name: string;
  readonly text: string;
  readonly sha256: string;
  readonly kind: string | null;
  readonly isConcurrent: boolean;
}

/** The sentence about a PostgreSQL that is too old, as '14.9 (Debian)'; undefined for one that will do. */
export function oldServerFault(version: string): string | undefined {
  if (Number.parseInt(version, 10) >= OLDEST_POSTGRES) return undefined;
  return `This is PostgreSQL ${version}, and Charaka needs ${OLDEST_POSTGRES} or newer. Update it; your data stay as they are.`;
}

/**
 * Applies missing migrations, each file in a transaction of its own, under a lock: servers that start together take turns. Returns how
 * many were applied. Throws when the database is newer than this version. With `upTo` it applies only the first so many.
 */
export async function migrate(owner: pg.Client, upTo?: number): Promise<number> {
  const { rows } = await owner.query<{ version: string }>(`select current_setting('server_version') as version`);
  const tooOld = oldServerFault(rows[0]?.version ?? '');
  if (tooOld) throw new Error(tooOld);
  await takeTurn(owner);
  try {
    await owner.query(
      'create table if not exists schema_migration (name text primary key, applied_at timestamptz not null default now())',
    );
    await owner.query('alter table schema_migration add column if not exists sha256 text');
    await owner.query('alter table schema_migration add column if not exists kind text');
    await owner.query('grant select on schema_migration to public');
    const { rows: applied } = await owner.query<Applied>('select name, sha256, kind from schema_migration');
    const known = await knownMigrations();
    const done = new Map(applied.filter(({ name }) => known.includes(name)).map(({ name, sha256 }) => [name, sha256]));
    refuseNewer(applied, known);
    await refuseChanged(owner, done);
    const missing = known.slice(0, upTo).filter((name) => !done.has(name));
    for (const name of missing) await apply(owner, name);
    return missing.length;
  } finally {
    await owner.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  }
}

/** A migration as a database remembers it. */
interface Applied {
  readonly name: string;
  readonly sha256: string | null;
  readonly kind: string | null;
}

/** A server may run beside the next release while that has only expanded the database, and no further (SC039). */
function refuseNewer(applied: readonly Applied[], known: readonly string[]): void {
  const barring = applied.filter(({ name, kind }) => !known.includes(name) && kind !== 'expand');
  if (barring.length === 0) return;
  const names = barring.map(({ name }) => name).join(', ');
  throw new Error(`The database was made by a newer version of Charaka (it has ${names}).`);
}

/** Polls for the lock: waiting inside a statement would block indexes that are built concurrently, and they the lock. */
async function takeTurn(owner: pg.Client): Promise<void> {
  while (true) {
    const { rows } = await owner.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      MIGRATION_LOCK,
    ]);
    if (rows[0]?.taken) return;
    await setTimeout(LOCK_WAIT.pauseMilliseconds);
  }
}

/** Throws when an applied migration file was changed: the database lacks the later text. Records missing checksums. */
async function refuseChanged(owner: pg.Client, done: ReadonlyMap<string, string | null>): Promise<void> {
  for (const [name, kept] of done) {
    const { sha256 } = await readMigration(name);
    if (kept === null) await owner.query('update schema_migration set sha256 = $2 where name = $1', [name, sha256]);
    else if (kept !== sha256)
      throw new Error(
        `Migration ${name} was changed after this database had it. Take the change back and write a new file.`,
      );
  }
}

async function apply(owner: pg.Client, name: string): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await applyOnce(owner, name);
    } catch (error) {
      const isBusy = error instanceof pg.DatabaseError && error.code === LOCK_NOT_AVAILABLE;
      if (!isBusy || tried === LOCK_WAIT.tries)
        throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
    }
    await setTimeout(LOCK_WAIT.pauseMilliseconds);
  }
}

async function applyOnce(owner: pg.Client, name: string): Promise<void> {
  const migration = await readMigration(name);
  if (migration.isConcurrent) return applyConcurrently(owner, migration);
  await owner.query('begin');
  try {
    await owner.query(`set local lock_timeout = '${LOCK_WAIT.timeout}'`);
    await owner.query(migration.text);
    await note(owner, migration);
    await owner.query('commit');
  } catch (error) {
    await owner.query('rollback');
    throw error;
  }
}

async function note(owner: pg.Client, { name, sha256, kind }: Migration): Promise<void> {
  await owner.query('insert into schema_migration (name, sha256, kind) values ($1, $2, $3)', [name, sha256, kind]);
}

/** The index that a statement builds outside of a transaction; the migrator passes over every other wording. */
export function concurrentIndexOf(statement: string): string | undefined {
  return /create (?:unique )?index concurrently if not exists (\w+)/.exec(statement)?.[1];
}

/** Builds indexes outside of a transaction; one that was left half made when its server was killed is made anew (SC037). */
async function applyConcurrently(owner: pg.Client, migration: Migration): Promise<void> {
  for (const statement of migration.text.replaceAll(/--[^\n]*/g, '').split(';')) {
    const name = concurrentIndexOf(statement);
    if (!name) continue;
    const { rowCount } = await owner.query(
      'select 1 from pg_index where indexrelid = to_regclass($1) and not indisvalid',
      [name],
    );
    if (rowCount) await owner.query(`drop index concurrently ${owner.escapeIdentifier(name)}`);
    await owner.query(statement);
  }
  await note(owner, migration);
}
