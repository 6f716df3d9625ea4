// Reports run in turns: a user's own one after the other, and a list that is being sent keeps nobody waiting.
import type pg from 'pg';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../test-support/server/test-app.ts';
import { openReportPool } from './database.ts';
import { REPORT_CONNECTIONS, ReportReader } from './report-reader.ts';
import { openServerLogIn } from './server-log-in.ts';

const parts = useTestApp();
let pool: pg.Pool;
let reports: ReportReader;
beforeAll(async () => {
  pool = openReportPool(
    await openServerLogIn(parts.address, parts.secrets, undefined, 'charaka_report'),
    REPORT_CONNECTIONS,
  );
  reports = new ReportReader(pool);
});
afterAll(() => pool.end());

const scope = { tenantId: 1, userId: 1 };

describe('reports of one user', () => {
  it('run one after the other, also after one that failed (RP016)', async () => {
    const steps: string[] = [];
    const report = (name: string) =>
      reports.read(scope, async (tx) => {
        steps.push(`${name} begins`);
        await tx.rows(sql`select 1`);
        steps.push(`${name} ends`);
        if (name === 'first') throw new Error('No such figure');
        return name;
      });
    const [first, second] = await Promise.allSettled([report('first'), report('second')]);
    expect(steps).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
    expect([first?.status, second]).toEqual(['rejected', { status: 'fulfilled', value: 'second' }]);
  });

  it('let the next one begin while the rows of a long list are sent (RP016)', async () => {
    const sent = Promise.withResolvers<string>();
    const list = reports.read(scope, async (tx, endTurn) => {
      await tx.rows(sql`select 1`);
      endTurn();
      return sent.promise;
    });
    expect(await reports.read(scope, async () => 'next')).toBe('next');
    expect(await reports.read({ ...scope, userId: 2 }, async () => 'of another user')).toBe('of another user');
    sent.resolve('whole');
    expect(await list).toBe('whole');
  });
});

it('a stopped report stops its statement within a second, and the next one runs (RP018)', async () => {
  const stopping = new AbortController();
  const slow = reports.read(scope, (tx) => tx.rows(sql`select pg_sleep(14)`), stopping.signal);
  setTimeout(() => stopping.abort(), 200);
  const beganAt = Date.now();
  await expect(slow).rejects.toThrow(/canceling statement/);
  expect(Date.now() - beganAt).toBeLessThan(1200);
  expect(await reports.read(scope, (tx) => tx.single(sql`select 1 as one`))).toEqual({ one: 1 });
  await expect(reports.read(scope, async () => 'never', stopping.signal)).rejects.toThrow(/abort/i);
});
