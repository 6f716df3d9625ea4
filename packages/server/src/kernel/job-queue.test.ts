// The queue of jobs on a real database: committed with their cause or not at all, run one at a time, retried, given up, and taken over.
import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import type pg from 'pg';
import sql from 'sql-template-tag';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { useTestApp } from '../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../test-support/server/test-tenant.ts';
import { openPool } from './database.ts';
import { readDeadJobs, reviveJobs } from './dead-jobs.ts';
import type { Job } from './job.ts';
import { handleJob, type JobHandler } from './job-handler.ts';
import { type JobKind, jobKind } from './job-kind.ts';
import { readJobLog } from './job-log.ts';
import { enqueue, type JobWish, takeJobs } from './job-store.ts';
import { JobWorker } from './job-worker.ts';
import { inTransaction } from './transaction.ts';

const parts = useTestApp();
let pool: pg.Pool;
let [first, second] = [{} as TestTenant, {} as TestTenant];
const workers: JobWorker[] = [];
const faults: string[] = [];
const patience = { timeout: 20_000 };

beforeAll(async () => {
  pool = openPool(parts.address, 4);
  [first, second] = [await makeTenant(parts), await makeTenant(parts)];
});
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  await parts.owner.query('delete from job');
  faults.length = 0;
});
afterAll(() => pool.end());

interface Numbered {
  readonly [key: string]: number;
  readonly number: number;
}
const numbered = z.object({ number: z.number() });
const kindOf = (name: string, changes: Partial<JobKind<Numbered>> = {}) =>
  jobKind<Numbered>({ name, payload: numbered, lane: 'quick', ...changes });

const add = (tenant: TestTenant, kind: JobKind<Numbered>, number: number, wish: JobWish = {}) =>
  inTransaction(pool, { tenantId: tenant.tenantId }, 'write', (tx) =>
    enqueue({ tx, tenantId: tenant.tenantId }, kind, { number }, wish),
  );

function startWorker(handlers: JobHandler[], changes: { holdSeconds?: number; stopMilliseconds?: number } = {}) {
  const onFault = (error: unknown) => faults.push((error as Error).message);
  const worker = new JobWorker({ address: parts.address, handlers, onFault, ...changes });
  workers.push(worker);
  worker.start();
  return worker;
}

/** The jobs that are left, as an operator would look at them. */
const left = async () => {
  const { rows } = await parts.owner.query(
    `select kind, attempts, held_by is not null as "isHeld", dead_since is not null as "isDead", last_error as error,
       round(extract(epoch from run_at - now()) / 60)::int as minutes from job order by job_id`,
  );
  return rows;
};
const makeDue = () => parts.owner.query('update job set run_at = now()');

describe('a job', () => {
  it('is there with the commit of its cause, and not after a rollback (SC001)', async () => {
    const done: number[] = [];
    const kind = kindOf('once');
    startWorker([handleJob(kind, async (_job, { number }) => void done.push(number))]);
    const undone = inTransaction(pool, { tenantId: first.tenantId }, 'write', async (tx) => {
      await enqueue({ tx, tenantId: first.tenantId }, kind, { number: 1 });
      throw new Error('rolled back');
    });
    await expect(undone).rejects.toThrow('rolled back');
    await add(first, kind, 2);
    await expect.poll(left, patience).toEqual([]);
    expect(done).toEqual([2]);
  });

  it('is done once, though three workers share the queue, and never twice at the same moment (SC002)', async () => {
    const [done, atWork] = [new Map<number, number>(), new Set<number>()];
    const kind = kindOf('shared', { mostPerTenant: 100 });
    const doIt = async (_job: Job, { number }: Numbered) => {
      expect(atWork.has(number)).toBe(false);
      atWork.add(number);
      done.set(number, (done.get(number) ?? 0) + 1);
      await pool.query('select pg_sleep(0.005)');
      atWork.delete(number);
    };
    for (let number = 0; number < 120; number++) await add(number % 2 ? first : second, kind, number);
    for (let count = 0; count < 3; count++) startWorker([handleJob(kind, doIt)]);
    await expect.poll(left, patience).toEqual([]);
    expect([...done.values()]).toEqual(Array(120).fill(1));
    expect(faults).toEqual([]);
  });

  it('is one of its key while it waits, and another follows the one that runs', async () => {
    const [done, release] = [[] as number[], Promise.withResolvers<void>()];
    const kind = kindOf('keyed', { mostPerTenant: 5 });
    const doIt = async (_job: Job, { number }: Numbered) => {
      done.push(number);
      if (number === 1) await release.promise;
    };
    await add(first, kind, 1, { key: 'a' });
    await add(first, kind, 2, { key: 'a', minutes: 5 });
    startWorker([handleJob(kind, doIt)]);
    await expect.poll(() => done, patience).toEqual([1]);
    await add(first, kind, 3, { key: 'a' });
    await add(first, kind, 4, { key: 'b' });
    await expect.poll(() => done, patience).toEqual([1, 4]);
    release.resolve();
    await expect.poll(() => done, patience).toEqual([1, 4, 3]);
    await expect.poll(left, patience).toEqual([]);
  });

  it('comes again after the minutes of its kind, and is dead and seen after the last (SC004, SC010)', async () => {
    const kind = kindOf('failing', { retryMinutes: [1, 30] });
    startWorker([handleJob(kind, () => Promise.reject(new Error('no paper')))]);
    await add(first, kind, 1);
    for (const [attempts, minutes] of [
      [1, 1],
      [2, 30],
    ]) {
      const waiting = { kind: 'failing', attempts, isHeld: false, isDead: false, error: 'no paper', minutes };
      await expect.poll(left, patience).toEqual([waiting]);
      await makeDue();
    }
    await expect.poll(left, patience).toMatchObject([{ attempts: 3, isHeld: false, isDead: true, error: 'no paper' }]);
    const { body } = await parts.app.inject({ method: 'GET', url: '/metrics' });
    expect(body).toContain('charaka_jobs_dead{kind="failing"} 1');
    const [dead] = await readDeadJobs(parts.owner);
    expect(dead).toMatchObject({ kind: 'failing', tenantId: first.tenantId, attempts: 3, error: 'no paper' });
    const tried = { tenantId: first.tenantId, kind: 'failing', error: 'no paper' };
    await expect
      .poll(() => readJobLog(parts.owner, 'failing'), patience)
      .toMatchObject(['dead', 'failed', 'failed'].map((result) => ({ ...tried, result })));
    await expect(reviveJobs(parts.owner, { kind: 'other' })).rejects.toThrow('There is no such dead job');
    expect(await reviveJobs(parts.owner, { kind: 'failing', jobId: dead?.jobId ?? 0 })).toBe(1);
    await expect.poll(left, patience).toMatchObject([{ attempts: 1, isHeld: false, isDead: false, minutes: 1 }]);
  });

  it('that takes too long has failed, and writes nothing afterwards (SC002)', async () => {
    const late = Promise.withResolvers<unknown>();
    const kind = kindOf('endless', { limitSeconds: 1, retryMinutes: [] });
    const doIt = async (job: Job) => {
      await new Promise((resolve) => job.signal.addEventListener('abort', resolve));
      await expect.poll(left, patience).toMatchObject([{ isDead: true, error: 'The job took longer than it may' }]);
      late.resolve(await job.write(async () => 'written').catch((error: Error) => error.message));
    };
    startWorker([handleJob(kind, doIt)]);
    await add(first, kind, 1);
    expect(await late.promise).toBe('The job is no longer held by this worker');
  });
});

describe('workers', () => {
  it('take over what a killed process was doing (SC002)', async () => {
    const path = join(import.meta.dirname, '../../test-support/server/job-process.ts');
    const child = fork(path, { env: { ...process.env, TEST_ADDRESS: JSON.stringify(parts.address) } });
    await add(first, kindOf('stuck'), 1);
    expect(await once(child, 'message')).toContain('begun');
    expect(await left()).toMatchObject([{ attempts: 1, isHeld: true }]);
    child.kill('SIGKILL');
    await once(child, 'exit');
    const done: number[] = [];
    startWorker([handleJob(kindOf('stuck'), async (_job, { number }) => void done.push(number))]);
    await expect.poll(left, patience).toEqual([]);
    expect(done).toEqual([1]);
  });

  it('keep what they have for longer than they must speak (SC007)', async () => {
    const done: string[] = [];
    const kind = kindOf('long');
    const doIt = (name: string) =>
      handleJob(kind, async () => {
        await pool.query('select pg_sleep(5)');
        done.push(name);
      });
    startWorker([doIt('one')], { holdSeconds: 3 });
    await add(first, kind, 1);
    await expect.poll(left, patience).toMatchObject([{ isHeld: true }]);
    startWorker([doIt('other')], { holdSeconds: 3 });
    await expect.poll(left, patience).toEqual([]);
    expect(done).toEqual(['one']);
  });

  it('give back what does not end in time when they stop, as if it had not been tried (SC008)', async () => {
    const kind = kindOf('waiting');
    const worker = startWorker([handleJob(kind, () => new Promise(() => undefined))], { stopMilliseconds: 200 });
    await add(first, kind, 1);
    await expect.poll(left, patience).toMatchObject([{ isHeld: true, attempts: 1 }]);
    await worker.stop();
    workers.length = 0;
    expect(await left()).toEqual([
      { kind: 'waiting', attempts: 0, isHeld: false, isDead: false, error: null, minutes: 0 },
    ]);
  });

  it('let no tenant starve another: few at once of each, in turn (SC005)', async () => {
    const kind = kindOf('crowd', { mostPerTenant: 2 });
    for (let number = 0; number < 30; number++) await add(first, kind, number);
    for (let number = 0; number < 2; number++) await add(second, kind, number);
    const free = { quick: 4, slow: 0, single: 0 };
    const taken = await takeJobs(pool, randomUUID(), [kind], free, 60);
    expect(taken.map(({ tenantId }) => tenantId).toSorted()).toEqual([
      first.tenantId,
      first.tenantId,
      second.tenantId,
      second.tenantId,
    ]);
    expect(await takeJobs(pool, randomUUID(), [kind], free, 60)).toEqual([]);
  });

  it('of a single kind run one after the other, and quick ones do not wait for them (SC006)', async () => {
    const [single, quick] = [
      kindOf('rollup', { lane: 'single', mostPerTenant: 5 }),
      kindOf('letter-like', { mostPerTenant: 5 }),
    ];
    let atWork = 0;
    const [counts, quickWhileSingle]: [number[], boolean[]] = [[], []];
    const end = Promise.withResolvers<void>();
    for (let number = 0; number < 3; number++) await add(first, single, number);
    startWorker([
      handleJob(single, async () => {
        atWork += 1;
        counts.push(atWork);
        await end.promise;
        atWork -= 1;
      }),
      handleJob(quick, async () => {
        quickWhileSingle.push(atWork === 1);
        if (quickWhileSingle.length === 2) end.resolve();
      }),
    ]);
    await expect.poll(() => counts, patience).toEqual([1]);
    for (let number = 0; number < 2; number++) await add(second, quick, number);
    await expect.poll(left, patience).toEqual([]);
    expect(counts).toEqual([1, 1, 1]);
    expect(quickWhileSingle).toEqual([true, true]);
  });

  it('of one tenant see nothing of the jobs of another (R003)', async () => {
    await add(first, kindOf('hidden'), 1);
    const jobsOf = ({ tenantId }: TestTenant) =>
      inTransaction(pool, { tenantId }, 'read', (tx) => tx.rows(sql`select kind from job`));
    expect(await jobsOf(first)).toEqual([{ kind: 'hidden' }]);
    expect(await jobsOf(second)).toEqual([]);
  });
});
