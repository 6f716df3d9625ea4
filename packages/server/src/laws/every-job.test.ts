// Walks every kind of job: each may run twice, and a worker killed between its work and the end of the job does no harm (SC002).
import { afterAll, beforeAll, expect, it } from 'vitest';
import { noParts } from '../../test-support/server/no-parts.ts';
import { admitInScene } from '../../test-support/server/test-admissions.ts';
import { useTestApp } from '../../test-support/server/test-app.ts';
import { makeTenant } from '../../test-support/server/test-tenant.ts';
import { jobHandlersOf } from '../composition/areas.ts';
import { openReportPool } from '../kernel/database.ts';
import type { JobHandler } from '../kernel/job-handler.ts';
import { JobWorker } from '../kernel/job-worker.ts';
import { ReportReader } from '../kernel/report-reader.ts';
import { openServerLogIn } from '../kernel/server-log-in.ts';

const parts = useTestApp({ role: 'web' });
const handlers = jobHandlersOf(noParts);
const patience = { timeout: 20_000 };

let reportPool: ReturnType<typeof openReportPool>;
beforeAll(async () => {
  reportPool = openReportPool(await openServerLogIn(parts.address, parts.secrets, undefined, 'charaka_report'), 2);
});
afterAll(() => reportPool.end());

/** The handler with the connections of reports, which exist once the tests run. */
function connected(name: string): JobHandler {
  const made = jobHandlersOf({ ...noParts, reports: new ReportReader(reportPool) });
  return made.find(({ kind }) => kind.name === name) as JobHandler;
}

/** The payload of each kind of job; empty when a schedule or migration enqueues it for the whole tenant. */
const payloads: Readonly<Record<string, object>> = {
  letter: { messageId: 1 },
  'analyser-message': { analyserMessageId: 1 },
  'report-delivery': { reportDeliveryId: 1 },
};

/** Works as the handler does, and is lost before it can say so the first time. */
function lostOnce(handler: JobHandler): JobHandler {
  let runs = 0;
  return {
    ...handler,
    kind: { ...handler.kind, retryMinutes: [0] },
    run: async (job) => {
      runs += 1;
      await handler.run(job);
      if (runs === 1 && !job.isSettled) throw new Error('lost');
    },
  };
}

it('has a name of its own, in small letters, and minutes for its tries (SC004)', () => {
  const names = handlers.map(({ kind }) => kind.name);
  expect(names.length).toBeGreaterThan(5);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !/^[a-z]+(-[a-z]+)*$/.test(name))).toEqual([]);
  expect(handlers.filter(({ kind }) => kind.retryMinutes.length < 3).map(({ kind }) => kind.name)).toEqual([]);
});

it('tells the queue numbers of records alone: the table refuses a text beside them (SC003)', async () => {
  const { tenantId } = await makeTenant(parts);
  const add = (kind: string, payload: object) =>
    parts.owner.query('insert into job (tenant_id, kind, payload) values ($1, $2, $3)', [tenantId, kind, payload]);
  for (const { kind } of handlers) {
    await add(kind.name, payloads[kind.name] ?? {});
    const named = add(kind.name, { ...payloads[kind.name], name: 'Asha Rao' });
    await expect(named, kind.name).rejects.toThrow('job_payload_numbers');
  }
  await parts.owner.query('delete from job where tenant_id = $1', [tenantId]);
});

it.each(handlers.map(({ kind }) => kind.name))(
  '%s is done twice, once after it was lost, and leaves no job and no fault behind (SC002)',
  async (name) => {
    const tenant = await makeTenant(parts);
    await admitInScene(tenant);
    const faults: string[] = [];
    const onFault = (error: unknown) => faults.push((error as Error).message);
    const worker = new JobWorker({ address: parts.address, handlers: [lostOnce(connected(name))], onFault });
    const add = `insert into job (tenant_id, kind, payload) values ($1, $2, $3)`;
    for (let count = 0; count < 2; count += 1)
      await parts.owner.query(add, [tenant.tenantId, name, JSON.stringify(payloads[name] ?? {})]);
    worker.start();
    const left = async () =>
      (await parts.owner.query('select last_error from job where tenant_id = $1', [tenant.tenantId])).rows;
    await expect.poll(left, patience).toEqual([]);
    await worker.stop();
    expect(faults.filter((fault) => fault !== 'lost')).toEqual([]);
  },
);
