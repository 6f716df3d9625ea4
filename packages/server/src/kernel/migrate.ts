// Brings a database to the newest shape: numbered SQL files, forward only, one server at a time.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';

/** Any number all servers agree on: the advisory lock that lets one of them migrate while the others wait. */
const MIGRATION_LOCK = 7_366_255;
/** Views that work with the rights of whoever asks came with it. */
const OLDEST_POSTGRES = 15;
const folder = join(import.meta.dirname, '../../db/migrations');

/** The migrations that come with this version, in order. */
export async function knownMigrations(): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
}

/** The sentence about a PostgreSQL that is too old, as '14.9 (Debian)'; undefined for one that will do. */
export function oldServerFault(version: string): string | undefined {
  if (Number.parseInt(version, 10) >= OLDEST_POSTGRES) return undefined;
  return `This is PostgreSQL ${version}, and Charaka needs ${OLDEST_POSTGRES} or newer. Update it; your data stay as they are.`;
}

/**
 * Applies what is missing, each file in a transaction of its own, under a lock that makes servers starting together take turns.
 * Answers how many were applied. Throws when the database is newer than this version. With `upTo` only the first so many.
 */
export async function migrate(owner: pg.Client, upTo?: number): Promise<number> {
  const { rows } = await owner.query<{ version: string }>(`select current_setting('server_version') as version`);
  const tooOld = oldServerFault(rows[0]?.version ?? '');
  if (tooOld) throw new Error(tooOld);
  await owner.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
  try {
    await owner.query(
      'create table if not exists schema_migration (name text primary key, applied_at timestamptz not null default now())',
    );
    await owner.query('grant select on schema_migration to public');
    const done = new Set(
      (await owner.query<{ name: string }>('select name from schema_migration')).rows.map((row) => row.name),
    );
    const known = await knownMigrations();
    const unknown = [...done].filter((name) => !known.includes(name));
    if (unknown.length > 0)
      throw new Error(`The database was made by a newer version of Charaka (it has ${unknown.join(', ')}).`);
    const missing = known.slice(0, upTo).filter((name) => !done.has(name));
    for (const name of missing) await apply(owner, name);
    return missing.length;
  } finally {
    await owner.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  }
}

async function apply(owner: pg.Client, name: string): Promise<void> {
  const text = await readFile(join(folder, name), 'utf8');
  await owner.query('begin');
  try {
    await owner.query(text);
    await owner.query('insert into schema_migration (name) values ($1)', [name]);
    await owner.query('commit');
  } catch (error) {
    await owner.query('rollback');
    throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
}
