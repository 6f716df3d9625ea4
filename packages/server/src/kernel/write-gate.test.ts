// The gate of writes: reads are answered while many writes wait for one lock, and no write waits for ever.
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { useTestApp } from '../../test-support/server/test-app.ts';
import { openPool } from './database.ts';
import { inTransaction } from './transaction.ts';
import { WriteGate } from './write-gate.ts';

const parts = useTestApp();
const CONNECTIONS = 5;

it('answers who reads while three times as many writes as connections wait for one lock', async () => {
  const pool = openPool(parts.address, CONNECTIONS);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const lock = sql`select 1 as locked from pg_advisory_xact_lock(20270327)`;
  try {
    const { promise: held, resolve: holds } = Promise.withResolvers<void>();
    const holder = inTransaction(pool, { tenantId: 1 }, 'write', async (tx) => {
      await tx.rows(lock);
      holds();
      await released;
    });
    await held;
    const writes = Array.from({ length: CONNECTIONS * 3 }, () =>
      inTransaction(pool, { tenantId: 1 }, 'write', (tx) => tx.rows(lock)),
    );
    const read = await inTransaction(pool, { tenantId: 1 }, 'read', (tx) => tx.rows(sql`select 1 as one`));
    expect(read).toEqual([{ one: 1 }]);
    release();
    expect(await Promise.all(writes)).toHaveLength(CONNECTIONS * 3);
    await holder;
  } finally {
    release();
    await pool.end();
  }
});

it('lets waiting writes in by their order, and tells whoever waited too long', async () => {
  const gate = new WriteGate(1, 50);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const done: string[] = [];
  const first = gate.run(() => released);
  await expect(gate.run(() => Promise.resolve())).rejects.toMatchObject({ sentence: kernelSentences.databaseAway });
  const others = ['second', 'third'].map((name) => gate.run(async () => void done.push(name)));
  release();
  await Promise.all([first, ...others]);
  expect(done).toEqual(['second', 'third']);
});
