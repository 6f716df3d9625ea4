// The bench's own PostgreSQL: one database per size, seeded once and kept for the next run.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type EmbeddedPostgres, startEmbedded } from '@charaka/server/database/embedded-postgres';
import { openOwner } from '@charaka/server/kernel/database';
import { knownMigrations, migrate } from '@charaka/server/kernel/migrate';
import type pg from 'pg';
import type { Seed } from './seed.ts';
import { LOAD_USER } from './seed-scene.ts';

const root = join(import.meta.dirname, '..');
/** The folder of the bench's data and logs. */
export const cacheDirectory = join(root, '.cache', 'bench');

/** Starts PostgreSQL as the product does, durable, with room for the seed's writing. */
export function startCluster(): Promise<EmbeddedPostgres> {
  return startEmbedded({
    dataDir: cacheDirectory,
    isDurable: true,
    settings: { max_wal_size: '8GB', checkpoint_timeout: '30min' },
  });
}

/** Changes when the seed changes, or one of the migrations it was written on: a database made from others is created again. */
async function fingerprint({ files }: Seed, migrationCount: number): Promise<string> {
  const known = (await knownMigrations()).slice(0, migrationCount);
  const migrations = known.map((name) => join(root, 'packages/server/db/migrations', name));
  const hash = createHash('sha256');
  for (const path of [...migrations, ...files.map((name) => join(import.meta.dirname, name))])
    hash.update(await readFile(path));
  return hash.digest('hex');
}

/** Returns an owner's connection to the seed's database: the existing one, without the rows of earlier loads, or a new one. */
export async function openSeeded(
  cluster: EmbeddedPostgres,
  seed: Seed,
  say: (sentence: string) => void,
): Promise<{ owner: pg.Client; database: string }> {
  const { database } = seed;
  const isKept = !seed.isMadeAnew && (await holdsSeed(cluster, seed));
  if (!isKept) await create(cluster, database);
  const owner = await openOwner({ ...cluster.connection, database });
  if (isKept) {
    await migrate(owner);
    await sweep(owner, seed);
    return { owner, database };
  }
  say(`Seeding ${database} ...`);
  const startedAt = performance.now();
  await migrate(owner);
  await seed.fill(owner, say);
  const migrationCount = (await knownMigrations()).length;
  // Beside the product's own tables, whose backup holds nothing else.
  await owner.query('create schema bench');
  await owner.query('create table bench.seed (fingerprint text, migration_count integer)');
  await owner.query('insert into bench.seed values ($1, $2)', [
    await fingerprint(seed, migrationCount),
    migrationCount,
  ]);
  say(`Seeded in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
  return { owner, database };
}

async function holdsSeed(cluster: EmbeddedPostgres, seed: Seed): Promise<boolean> {
  const { database } = seed;
  const root = await openOwner(cluster.connection);
  const known = await root.query('select 1 from pg_database where datname = $1', [database]);
  await root.end();
  if (known.rowCount === 0) return false;
  const owner = await openOwner({ ...cluster.connection, database });
  try {
    const { rows } = await owner.query<{ made: boolean }>(`select to_regclass('bench.seed') is not null as made`);
    if (!rows[0]?.made) return false;
    const [seeded] = (await owner.query<{ fingerprint: string; migration_count: number }>('select * from bench.seed'))
      .rows;
    return seeded !== undefined && seeded.fingerprint === (await fingerprint(seed, seeded.migration_count));
  } finally {
    await owner.end();
  }
}

async function create(cluster: EmbeddedPostgres, database: string): Promise<void> {
  const root = await openOwner(cluster.connection);
  await root.query(`drop database if exists ${database} with (force)`);
  await root.query(`create database ${database}`);
  await root.end();
}

/** Takes away what the last load wrote, so that every run measures the same data. */
async function sweep(owner: pg.Client, { written, kept }: Seed): Promise<void> {
  await owner.query('truncate audit_log, idempotency_key, factor_challenge, session');
  await owner.query(`set session_replication_role = replica`);
  await owner.query(`delete from ${written} where created_by = $1`, [LOAD_USER]);
  if (kept) await owner.query(kept);
  await owner.query(`reset session_replication_role`);
  await owner.query(`vacuum (analyze) ${written}, audit_log, idempotency_key, session`);
}
