// Seeds a migrated, empty database with as many admissions as asked for, by whole statements and without triggers.
import type pg from 'pg';
import { historyStatements } from './seed-history.ts';
import { sceneStatements } from './seed-scene.ts';
import { sizeOf } from './size.ts';

const bigTables = ['patient', 'admission', 'bed_stay', 'service_charge', 'payment', 'bill'];

/** The content of a database of the bench. */
export interface Seed {
  readonly database: string;
  /** Files of the bench that decide what is written: when one changes, the database is made anew. */
  readonly files: readonly string[];
  /** The table that the load writes to. */
  readonly written: string;
  /** Takes away what triggers kept of those writes. */
  readonly kept?: string;
  /** Every run seeds it again. */
  readonly isMadeAnew?: boolean;
  fill(owner: pg.Client, say: (sentence: string) => void): Promise<void>;
}

/** Admissions with all that belongs to them. */
export function seedOfAdmissions(admissions: number): Seed {
  return {
    database: `bench_${admissions}`,
    files: ['seed.ts', 'seed-scene.ts', 'seed-history.ts', 'size.ts'],
    written: 'service_charge',
    // The seed's own lines have no vouchers, so all there are come from the load.
    kept: 'truncate voucher_entry, voucher',
    fill: (owner, say) => {
      const size = sizeOf(admissions);
      return fill(owner, [...sceneStatements(size), ...historyStatements(size)], say);
    },
  };
}

/**
 * Runs the statements in one transaction. Triggers (foreign keys, audit) rest meanwhile: the statements keep what they guard,
 * which the seed's test proves. Indexes that guard nothing are built after the rows, which is several times faster.
 */
export async function fill(
  owner: pg.Client,
  statements: readonly string[],
  say: (sentence: string) => void,
): Promise<void> {
  await owner.query('begin');
  try {
    await owner.query(`set local session_replication_role = replica; set local maintenance_work_mem = '512MB';
      set local work_mem = '256MB'; set local synchronous_commit = off`);
    const indexes = await dropPlainIndexes(owner);
    for (const statement of statements) {
      const startedAt = performance.now();
      const { rowCount } = await owner.query(statement);
      const seconds = (performance.now() - startedAt) / 1000;
      if (seconds > 1) say(`${/insert into (\w+)/.exec(statement)?.[1]}: ${rowCount} rows in ${seconds.toFixed(1)} s`);
    }
    for (const definition of indexes) await owner.query(definition);
    await owner.query('commit');
  } catch (error) {
    await owner.query('rollback');
    throw error;
  }
  await owner.query('vacuum (analyze)');
}

/** Drops the big tables' indexes that are not behind a constraint and answers how to make them again. */
async function dropPlainIndexes(owner: pg.Client): Promise<string[]> {
  const { rows } = await owner.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i
     where i.indrelid = any ($1::text[]::regclass[]) and not exists (
       select 1 from pg_constraint c where c.conindid = i.indexrelid)`,
    [bigTables],
  );
  for (const { name } of rows) await owner.query(`drop index ${name}`);
  return rows.map((row) => row.definition);
}
