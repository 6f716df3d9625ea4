// A tenant with a payment, schedules of its collection report, and workers that the test starts and stops itself.
import { listOutbox } from '@charaka/contract/foundation/gateway/outbox';
import { collectionReport } from '@charaka/contract/insight/report/money-reports';
import { reportSchedules, runReportSchedule } from '@charaka/contract/insight/report/report-schedule';
import type { InputOf } from '@charaka/contract/kernel/endpoint';
import type pg from 'pg';
import { afterAll, beforeAll, expect } from 'vitest';
import { scheduleJobs } from '../../src/insight/report/schedule-jobs.ts';
import { openPool, openReportPool } from '../../src/kernel/database.ts';
import { JobWorker } from '../../src/kernel/job-worker.ts';
import { ReportReader } from '../../src/kernel/report-reader.ts';
import { openServerLogIn } from '../../src/kernel/server-log-in.ts';
import { noParts } from '../server/no-parts.ts';
import { useTestApp } from '../server/test-app.ts';
import type { TestTenant } from '../server/test-tenant.ts';
import { makeTill, pay } from './till.ts';

type Typed = InputOf<typeof reportSchedules.add>['reportSchedule'];
interface Made {
  readonly tenant: TestTenant;
  readonly pool: pg.Pool;
  readonly reportPool: pg.Pool;
}
const byAdmin = { as: 'admin' } as const;
const patience = { timeout: 20_000 };

let count = 0;

/** A schedule of the collection report with a name of its own, for the administrator and the viewer. */
function typedFor({ userIds: { admin, viewer } }: TestTenant, changes: Partial<Typed>): Typed {
  count += 1;
  return {
    scheduleName: `Collection ${count}`,
    reportMenu: collectionReport.menu,
    everyKind: 'Day',
    atTime: '07:00',
    period: 'Today',
    recipientIds: [admin, viewer],
    onlyIf: 'Always',
    ...changes,
  };
}

/** Call once in a file, outside of its tests; no worker of the app runs. */
export function useScheduleDesk() {
  const parts = useTestApp({ role: 'web' });
  let made: Made;
  const workers: JobWorker[] = [];
  beforeAll(async () => {
    const { tenant, admissionId } = await makeTill(parts);
    await pay(tenant, admissionId);
    const logIn = await openServerLogIn(parts.address, parts.secrets, undefined, 'charaka_report');
    made = { tenant, pool: openPool(parts.address, 6), reportPool: openReportPool(logIn, 4) };
  });
  const stopWorkers = async () => {
    for (const worker of workers.splice(0)) await worker.stop();
  };
  afterAll(async () => {
    await stopWorkers();
    await made.pool.end();
    await made.reportPool.end();
  });
  const startWorkers = (howMany: number, reader = made.reportPool, files = noParts.files) => {
    const jobs = scheduleJobs({ ...noParts, files, reports: new ReportReader(reader) });
    for (let started = 0; started < howMany; started += 1) {
      const worker = new JobWorker({ address: parts.address, handlers: jobs, onFault: () => undefined });
      workers.push(worker);
      worker.start();
    }
  };
  const has = async (text: string) => (await parts.owner.query(text)).rows;
  const typedSchedule = (changes: Partial<Typed> = {}) => typedFor(made.tenant, changes);
  const schedule = async (changes: Partial<Typed> = {}, as: 'admin' | 'clerk' = 'admin') =>
    (await made.tenant.ask(reportSchedules.add, { reportSchedule: typedSchedule(changes) }, { as })).reportSchedule;
  const mails = async () => (await made.tenant.ask(listOutbox, { pageNumber: 1, pageSize: 100 }, byAdmin)).rows;
  /** Sends a schedule now, and answers it once it has ended. */
  const sendNow = async (reportScheduleId: number) => {
    const named = { reportSchedule: { reportScheduleId } };
    await made.tenant.ask(runReportSchedule, named, byAdmin);
    startWorkers(1);
    const waiting = () => has(`select 1 as waiting from report_delivery where state = 'Waiting'`);
    await expect.poll(waiting, patience).toEqual([]);
    await stopWorkers();
    return (await made.tenant.ask(reportSchedules.get, named, byAdmin)).reportSchedule;
  };
  /** The mails that some work writes, the newest first. */
  const mailsOf = async (work: () => Promise<unknown>) => {
    const before = (await mails()).length;
    await work();
    const after = await mails();
    return after.slice(0, after.length - before);
  };
  return {
    parts,
    byAdmin,
    patience,
    has,
    mails,
    mailsOf,
    typedSchedule,
    schedule,
    sendNow,
    startWorkers,
    stopWorkers,
    /** Set before the first test. */
    made: () => made,
  };
}
