// Scheduled tasks: planned for every tenant by its hospital's clock, brought once, right on the days of 23 and 25 hours.
import { listOutbox } from '@charaka/contract/foundation/gateway/outbox';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testSettings, useTestApp } from '../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../test-support/server/test-tenant.ts';
import { buildApp } from '../composition/app.ts';
import { openPool } from './database.ts';
import { runSchedules } from './job-store.ts';

// No worker runs: the test reads the enqueued jobs.
const parts = useTestApp({ role: 'web' });
let pool: pg.Pool;
let tenant: TestTenant;
beforeAll(async () => {
  pool = openPool(parts.address, 4);
  tenant = await makeTenant(parts);
});
afterAll(() => pool.end());

const nightly = {
  kind: { name: 'nightly' },
  schedule: { every: 'Day', atTime: '02:30', label: 'Night work' },
} as const;
const run = () => runSchedules(pool, [nightly]);
const planned = async () => {
  const { rows } = await parts.owner.query<{ at: string; due: string; zone: string }>(
    `select at_time as at, to_char(next_due_on at time zone time_zone, 'HH24:MI') as due, time_zone as zone from scheduled_task
      where tenant_id = $1 and next_due_on between now() and now() + interval '25 hours'`,
    [tenant.tenantId],
  );
  return rows;
};
const jobs = async () => (await parts.owner.query('select kind, job_key as key from job')).rows;

it('a process does jobs, answers calls, or both, as its ROLE says (SC009)', async () => {
  const role = async (app: FastifyInstance) => {
    const { statusCode } = await app.inject({ method: 'POST', url: `/api/${tenant.name}${listOutbox.path}` });
    const health = await app.inject({ method: 'GET', url: '/healthz' });
    return { call: statusCode, health: health.statusCode };
  };
  await parts.owner.query(`insert into job (tenant_id, kind) values ($1, 'sweep')`, [tenant.tenantId]);
  expect(await role(parts.app)).toEqual({ call: 401, health: 200 });
  // No worker takes it here.
  expect(await jobs()).toHaveLength(1);
  const { address, secrets } = parts;
  const settings = testSettings({ role: 'worker' });
  const worker = await buildApp({ address, secrets, settings, isCheckingAnswers: true });
  await worker.ready();
  expect(await role(worker)).toEqual({ call: 404, health: 200 });
  await expect.poll(jobs, { timeout: 20_000 }).toEqual([]);
  await worker.close();
});

describe('a scheduled task', () => {
  it('is planned by the clock of the hospital, and moves with its zone and with the Schedules list (SC012)', async () => {
    await run();
    expect(await planned()).toEqual([{ at: '02:30', due: '02:30', zone: 'Asia/Kolkata' }]);
    await parts.owner.query(`update hospital set timezone = 'Europe/Berlin' where tenant_id = $1`, [tenant.tenantId]);
    await parts.owner.query(
      `insert into scheduler (tenant_id, schedule_name, schedule_time) values ($1, 'night WORK', '04:10')`,
      [tenant.tenantId],
    );
    await run();
    expect(await planned()).toEqual([{ at: '04:10', due: '04:10', zone: 'Europe/Berlin' }]);
    expect(await jobs()).toEqual([]);
  });

  it('comes once after an outage of days, though four processes look at the same moment (SC012)', async () => {
    await parts.owner.query(`update scheduled_task set next_due_on = now() - interval '3 days'`);
    await Promise.all([run(), run(), run(), run()]);
    expect(await jobs()).toEqual([{ kind: 'nightly', key: 'scheduled' }]);
    expect(await planned()).toHaveLength(1);
    // One that has not begun is not enqueued a second time.
    await parts.owner.query(`update scheduled_task set next_due_on = now() - interval '1 minute'`);
    await run();
    expect(await jobs()).toHaveLength(1);
  });

  it.each([
    ['an ordinary day', 'Asia/Kolkata', '02:30', '2026-11-22 12:00+05:30', '2026-11-23 02:30+05:30'],
    ['later the same day', 'Asia/Kolkata', '23:00', '2026-11-22 12:00+05:30', '2026-11-22 23:00+05:30'],
    ['at its very minute, the day after', 'Asia/Kolkata', '12:00', '2026-11-22 12:00+05:30', '2026-11-23 12:00+05:30'],
    [
      'the day of 23 hours, whose 02:30 is 03:30',
      'Europe/Berlin',
      '02:30',
      '2026-03-28 12:00+01',
      '2026-03-29 03:30+02',
    ],
    ['the day after it', 'Europe/Berlin', '02:30', '2026-03-29 03:30+02', '2026-03-30 02:30+02'],
    ['the day of 25 hours, once', 'Europe/Berlin', '02:30', '2026-10-24 12:00+02', '2026-10-25 02:30+01'],
    ['not twice on it', 'Europe/Berlin', '02:30', '2026-10-25 02:30+01', '2026-10-26 02:30+01'],
    ['across the date line', 'Pacific/Auckland', '00:15', '2026-11-22 10:00+00', '2026-11-22 11:15+00'],
  ])('is due next: %s (SC012)', async (_case, zone, at, after, due) => {
    const { rows } = await parts.owner.query<{ isRight: boolean; found: string }>(
      `select next_due('Day', $1, $2, $3) = $4::timestamptz as "isRight", next_due('Day', $1, $2, $3)::text as found`,
      [at, zone, after, due],
    );
    expect(rows).toEqual([{ isRight: true, found: rows[0]?.found }]);
  });
});
