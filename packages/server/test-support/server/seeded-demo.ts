// The demo, seeded once for all test files that look at it: they read it and change nothing.
import type pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { SHORT_HISTORY_DAYS } from '../../db/seed/demo-part.ts';
import { seedDemo } from '../../db/seed/seed-demo.ts';
import { openOwner } from '../../src/kernel/database.ts';
import { templateDatabase } from '../../src/kernel/test-database-setup.ts';
import { SEEDING_MS } from './test-app.ts';

/** The moment the demo is counted back from. */
export const DEMO_MOMENT = new Date('2026-11-21T09:30:00Z');

/** How large it is made for tests. */
export const DEMO_SIZE = { now: DEMO_MOMENT, historyDays: SHORT_HISTORY_DAYS };

const demoDatabase = 'charaka_demo';
/** The same demo, to which nobody connects: test files that change it copy it. */
const copiedDemo = 'charaka_demo_copied';

/** Seeds a database where no test file has yet; files that come at the same time wait for the one that does. */
async function seedOnce(): Promise<void> {
  const cluster = inject('cluster');
  const root = await openOwner(cluster);
  try {
    await root.query(`select pg_advisory_lock(hashtext('${demoDatabase}'))`);
    const { rowCount } = await root.query('select 1 from pg_database where datname = $1', [demoDatabase]);
    if (rowCount) return;
    await root.query(`create database seeding template ${templateDatabase} strategy file_copy`);
    const owner = await openOwner({ ...cluster, database: 'seeding' });
    await seedDemo(owner, DEMO_SIZE);
    await owner.end();
    await root.query(`alter database seeding rename to ${copiedDemo}`);
    await root.query(`create database ${demoDatabase} template ${copiedDemo} strategy file_copy`);
  } finally {
    await root.end();
  }
}

/** The database with the demo that test files copy which change it, for `useTestApp`. */
export async function seededTemplate(): Promise<string> {
  await seedOnce();
  return copiedDemo;
}

/** Call at the top of a test file. */
export function useSeededDemo() {
  const demo = {} as { owner: pg.Client };
  beforeAll(async () => {
    await seedOnce();
    demo.owner = await openOwner({ ...inject('cluster'), database: demoDatabase });
  }, SEEDING_MS);
  afterAll(() => demo.owner.end());
  /** Rows of a query, keys as PostgreSQL gives them. */
  const rows = async <R extends pg.QueryResultRow>(text: string): Promise<R[]> =>
    (await demo.owner.query<R>(text)).rows;
  /** The number of rows; `text` is what follows `from`. */
  const count = async (text: string): Promise<number> => {
    const [row] = await rows<{ count: number }>(`select count(*) as count from ${text}`);
    return row?.count ?? 0;
  };
  return { demo, rows, count };
}
