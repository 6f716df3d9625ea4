// The clock and the pulse of the database: a wrong machine clock, a database clock set back, a frozen database.
import { readdirSync, readFileSync } from 'node:fs';
import { addPayment } from '@charaka/contract/money/payment/payment';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { admitInScene } from '../../test-support/server/test-admissions.ts';
import { type TestApp, testSettings, useTestApp } from '../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../test-support/server/test-tenant.ts';
import { buildApp } from '../composition/app.ts';
import { startTestCluster } from '../database/embedded-test-cluster.ts';
import { openOwner, openPool } from './database.ts';
import { DatabasePulse, originBetween } from './database-pulse.ts';
import { serveHealth } from './health.ts';
import { newServer } from './http-server.ts';
import { migrate } from './migrate.ts';
import { loadSecrets } from './secrets.ts';

const parts = useTestApp();
afterEach(() => {
  vi.useRealTimers();
});

const pay = (tenant: TestTenant, admissionId: number, paidAt: string) =>
  tenant.call(addPayment, { payment: { admissionId, paidAt, paymentType: 'Receive', amount: 1000 } });

const anotherServer = (of: Pick<TestApp, 'address' | 'secrets'>) =>
  buildApp({ ...of, settings: testSettings(), isCheckingAnswers: true });

describe('the clock of a call', () => {
  it("is the database's, whatever the clock of the machine says (R081)", async () => {
    const tenant = await makeTenant(parts);
    const admissionId = await admitInScene(tenant);
    const paidAt = new Date().toISOString();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 400 * 86_400_000 });
    const answer = await pay(tenant, admissionId, paidAt);
    expect(answer.message).toBe('Payment received');
    const { rows } = await parts.owner.query<{ isRight: boolean }>(
      `select p.fin_year = y.fin_year as "isRight" from payment p
        join financial_year y on y.tenant_id = p.tenant_id and current_date between y.year_from and y.year_to
       where p.tenant_id = $1`,
      [tenant.tenantId],
    );
    expect(rows).toEqual([{ isRight: true }]);
    const ready = await parts.app.inject({ url: '/readyz' });
    expect(ready.json().warning).toMatch(/^the clock of this machine is \d+ s behind the database's$/);
  });

  it('books no money while the database is behind a time it has shown, and again when that is accepted (PS050)', async () => {
    const tenant = await makeTenant(parts);
    const admissionId = await admitInScene(tenant);
    const usual = parts.app;
    await parts.owner.query(`update clock_mark set latest = clock_timestamp() + interval '3 days'`);
    parts.app = await anotherServer(parts);
    const refused = await pay(tenant, admissionId, new Date().toISOString());
    expect([refused.status, refused.message]).toEqual([
      503,
      expect.stringMatching(/^The clock of the database has been set back by 3 days\..* npm run clock:accept$/),
    ]);
    await parts.app.close();
    await parts.owner.query('update clock_mark set latest = clock_timestamp()');
    parts.app = await anotherServer(parts);
    expect((await pay(tenant, admissionId, new Date().toISOString())).isFailure).toBe(false);
    await parts.app.close();
    parts.app = usual;
  });
});

it.each([
  ['the first beat', undefined, 100, 140, 120],
  ['a slow beat', 120, 90, 5090, 120],
  ['a clock that went on more slowly', 120, 90, 110, 110],
  ['a clock that went on faster', 120, 125, 145, 125],
])('%s moves the clock of the calls no further than it proves (R081)', (_, known, least, most, origin) => {
  expect(originBetween(known, least, most)).toBe(origin);
});

describe('a clock set back while the server runs', () => {
  it('is noticed by the next beat, and /readyz says that money is refused (Q262, PS050)', async () => {
    const { owner, address } = parts;
    // The clock that this pulse reads: the database's own, less the shift.
    await owner.query('create schema shifted; create table shifted.shift (by interval not null)');
    await owner.query(`insert into shifted.shift values ('0'); create function shifted.clock_timestamp() returns timestamptz
      language sql as $$ select pg_catalog.clock_timestamp() - (select by from shifted.shift) $$`);
    await owner.query('grant usage on schema shifted to charaka_app; grant select on shifted.shift to charaka_app');
    const shift = (by: string) => owner.query('update shifted.shift set by = $1', [by]);
    const pool = openPool(address, 1);
    pool.options.options += ' -c search_path=shifted,pg_catalog,public';
    const pulse = new DatabasePulse(pool);
    const app = await newServer(testSettings());
    await serveHealth(app, { pool, pulse });
    await pulse.start();
    try {
      expect(pulse.moneyRefusal).toBeNull();
      await shift('20 minutes');
      await expect.poll(() => pulse.moneyRefusal?.text, { timeout: 4000 }).toMatch(/set back by 20 minutes/);
      const ready = await app.inject({ url: '/readyz' });
      expect([ready.statusCode, ready.json().money]).toEqual([200, expect.stringMatching(/^refused: .*20 minutes/)]);
      await shift('0');
      await expect.poll(() => pulse.moneyRefusal, { timeout: 4000 }).toBeNull();
    } finally {
      await pulse.stop();
      await app.close();
      await pool.end();
      await owner.query('drop schema shifted cascade');
    }
  });
});

/** PostgreSQL's own process and those it started. */
function processesOf(postmasterId: number): number[] {
  const children = readdirSync('/proc').filter((name) => {
    if (!/^\d+$/.test(name)) return false;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === postmasterId;
    } catch {
      return false;
    }
  });
  return [postmasterId, ...children.map(Number)];
}

const signal = (processes: readonly number[], name: 'SIGSTOP' | 'SIGCONT') => {
  for (const id of processes) process.kill(id, name);
};

/** A question that only the database can answer: no tenant has such a name. */
const askDatabase = (app: FastifyInstance, name: string) =>
  app.inject({
    method: 'POST',
    url: '/api/CatalogDB/CheckIfTenantIsAvailable',
    payload: { tenant: { tenant_name: name } },
  });

describe('a database that stands still', () => {
  it('is told within ten seconds to who waits and to who comes later, and works again when it goes on', async () => {
    const cluster = await startTestCluster();
    const owner = await openOwner(cluster.connection);
    await migrate(owner);
    const secrets = await loadSecrets(owner);
    await owner.end();
    const app = await anotherServer({ address: cluster.connection, secrets });
    try {
      expect((await askDatabase(app, 'before')).json()).toMatchObject({ _message: 'Tenant not found' });
      const frozen = processesOf(cluster.processId);
      signal(frozen, 'SIGSTOP');
      try {
        for (const name of ['waiting', 'later']) {
          const startedAt = performance.now();
          const reply = await askDatabase(app, name);
          expect([reply.statusCode, reply.json()._message]).toEqual([
            503,
            'The database cannot be reached right now. Please try again in a moment',
          ]);
          expect(performance.now() - startedAt).toBeLessThan(10_000);
        }
      } finally {
        signal(frozen, 'SIGCONT');
      }
      await expect.poll(async () => (await askDatabase(app, 'after')).statusCode, { timeout: 15_000 }).toBe(200);
    } finally {
      await app.close();
      await cluster.stop();
    }
  });
});
