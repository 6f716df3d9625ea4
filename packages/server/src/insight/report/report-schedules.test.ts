// Scheduled reports: each due instant is sent once by several servers, with the rights of its readers, and failures reach the owner.
import { updatePreferences } from '@charaka/contract/foundation/tenancy/preference';
import { collectionReport } from '@charaka/contract/insight/report/money-reports';
import { appointmentReport } from '@charaka/contract/insight/report/outpatient-reports';
import { listReportRuns } from '@charaka/contract/insight/report/report-run';
import {
  getReportFile,
  listReportReaders,
  reportSchedules,
  runReportSchedule,
} from '@charaka/contract/insight/report/report-schedule';
import type pg from 'pg';
import sql from 'sql-template-tag';
import { beforeAll, describe, expect, it } from 'vitest';
import { useScheduleDesk } from '../../../test-support/money/schedule-desk.ts';
import { noParts } from '../../../test-support/server/no-parts.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';
import type { FileStore } from '../../kernel/file-store.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { enqueueDue } from './schedule-store.ts';

const desk = useScheduleDesk();
const { parts, byAdmin, patience, has, mails, typedSchedule, schedule, sendNow, startWorkers, stopWorkers } = desk;
let tenant: TestTenant;
let pool: pg.Pool;
beforeAll(() => {
  ({ tenant, pool } = desk.made());
});

const deliveriesOf = (scheduleId: number) =>
  has(`select state, due_on from report_delivery where report_schedule_id = ${scheduleId} order by report_delivery_id`);
const look = (now: Date) =>
  inTransaction(pool, { tenantId: tenant.tenantId }, 'write', (tx) =>
    enqueueDue({ tx, tenantId: tenant.tenantId }, now),
  );

describe('a schedule that is due', () => {
  it('is enqueued once though four servers look at the same moment, and again on the next day (RP021)', async () => {
    const { reportScheduleId, nextDueOn } = await schedule();
    const due = new Date(nextDueOn);
    await look(new Date(due.getTime() - 60_000));
    expect(await deliveriesOf(reportScheduleId)).toEqual([]);
    const now = new Date(due.getTime() + 60_000);
    await Promise.all([look(now), look(now), look(now), look(now)]);
    await look(now);
    expect(await deliveriesOf(reportScheduleId)).toEqual([{ state: 'Waiting', due_on: nextDueOn }]);
    const tomorrow = new Date(due.getTime() + 86_400_000);
    await look(tomorrow);
    expect(await deliveriesOf(reportScheduleId)).toHaveLength(2);
    await parts.owner.query(
      'update report_schedule set is_active = false; delete from job; delete from report_delivery',
    );
  });

  it('makes each missed period once after an outage, the oldest first, at most seven (RP021)', async () => {
    const { reportScheduleId, nextDueOn } = await schedule();
    const due = new Date(nextDueOn);
    const day = 86_400_000;
    await look(new Date(due.getTime() + 9 * day + 60_000));
    const made = (await deliveriesOf(reportScheduleId)).map(({ due_on }) => (Date.parse(due_on) - due.getTime()) / day);
    expect(made).toEqual([3, 4, 5, 6, 7, 8, 9]);
    await parts.owner.query(
      'update report_schedule set is_active = false; delete from job; delete from report_delivery',
    );
  });

  it('is sent exactly once by two servers at work, to each reader with a link and a file (RP012, RP019, RP022, RP053)', async () => {
    const { reportScheduleId } = await schedule();
    await parts.owner.query(
      `update report_schedule set next_due_on = now() - interval '1 minute' where report_schedule_id = $1`,
      [reportScheduleId],
    );
    const before = (await mails()).length;
    for (const key of ['one', 'two'])
      await parts.owner.query(`insert into job (tenant_id, kind, job_key) values ($1, 'report-due', $2)`, [
        tenant.tenantId,
        key,
      ]);
    startWorkers(2);
    const ended = () => has(`select state from report_delivery where report_schedule_id = ${reportScheduleId}`);
    await expect.poll(ended, patience).toEqual([{ state: 'Sent' }]);
    await expect.poll(() => has('select kind from job where kind like $$report%$$'), patience).toEqual([]);
    await stopWorkers();
    const sent = (await mails()).slice(0, (await mails()).length - before);
    expect(sent).toHaveLength(2);
    const [letter] = sent;
    expect(letter?.subject).toContain('Collection');
    expect(letter?.body).toContain('Rows: 1');
    expect(letter?.body).toContain('1,000.00');
    expect(letter?.body).toMatch(/Log in .*file.*:\n.*\/report\/collection\?tenant=.*&file=\d+/);
    for (const { subject, body } of sent) expect(`${subject} ${body}`).not.toMatch(/Asha/);
    const { rows } = await tenant.ask(listReportRuns, { pageNumber: 1, pageSize: 2 }, byAdmin);
    const reportRunId = Number(/file=(\d+)/.exec(letter?.body ?? '')?.[1]);
    expect(rows.map((run) => run.reportRunId)).toContain(reportRunId);
    await expectFileOfReaders(rows.map((run) => run.reportRunId));
  });

  /** Each reader opens the file that was made for the reader; no other user opens any, and after a week nobody. */
  async function expectFileOfReaders(runIds: readonly number[]): Promise<void> {
    const opened = async (as: 'admin' | 'viewer' | 'clerk') => {
      const answers = await Promise.all(
        runIds.map((reportRunId) => tenant.call(getReportFile, { reportRunId, partNo: 0 }, { as })),
      );
      return answers.filter(({ isFailure }) => !isFailure).map(({ output }) => output.content);
    };
    const [content = ''] = await opened('viewer');
    const text = Buffer.from(content, 'base64').toString();
    expect(text.trim().split('\n')).toHaveLength(1);
    expect(text).not.toMatch(/Asha/);
    expect(await opened('admin')).toHaveLength(1);
    expect(await opened('clerk')).toEqual([]);
    await parts.owner.query(`update report_run set expires_at = now() where file_id is not null`);
    expect(await opened('viewer')).toEqual([]);
    const erased = 'select count(*)::integer as count from stored_file where erased_on is not null';
    await inTransaction(pool, { tenantId: tenant.tenantId }, 'write', (tx) =>
      tx.rows(sql`select expire_report_files() as gone`),
    );
    expect(await has(erased)).toEqual([{ count: 2 }]);
  }
});

describe('a delivery', () => {
  it('leaves out a reader who lost the right, and stops when the owner did; the owner is told (RP011)', async () => {
    const { reportScheduleId, scheduleName } = await schedule({ addresses: 'board@trust.example' });
    await parts.owner.query('update report_schedule set owner_id = $2 where report_schedule_id = $1', [
      reportScheduleId,
      tenant.userIds.clerk,
    ]);
    const setRight = (roleId: number, may: boolean) =>
      parts.owner.query(
        `update role_permission set can_view = $3 where tenant_id = $1 and role_id = $2 and menu_path = 'report/collection'`,
        [tenant.tenantId, roleId, may],
      );
    await setRight(31, false);
    const before = (await mails()).length;
    expect((await sendNow(reportScheduleId)).lastState).toBe('Sent');
    const sent = (await mails()).slice(0, (await mails()).length - before);
    expect(sent).toHaveLength(2);
    // An address outside gets figures and no link (RP011).
    const outside = sent.find(({ recipient }) => recipient === 'board@trust.example');
    expect(outside?.body).toContain('1,000.00');
    expect(outside?.body).not.toMatch(/http|file=|log in/i);
    const told = () => has(`select title from hms_notification where title like 'Schedule ${scheduleName}%'`);
    expect(await told()).toHaveLength(1);
    await setRight(31, true);
    await setRight(30, false);
    expect(await sendNow(reportScheduleId)).toMatchObject({ lastState: 'OwnerLostRight', isActive: false });
    expect(await told()).toHaveLength(2);
    await setRight(30, true);
  });

  it('of a threshold is mailed once for each crossing, with value and target (RP024)', async () => {
    const { reportScheduleId } = await schedule({
      onlyIf: 'ThresholdCrossed',
      thresholdField: 'amount',
      thresholdAmount: 900,
      recipientIds: [tenant.userIds.admin],
    });
    expect((await sendNow(reportScheduleId)).lastState).toBe('Sent');
    expect((await mails())[0]?.body).toContain('Total is 1,000.00, above the threshold of 900.00');
    expect((await sendNow(reportScheduleId)).lastState).toBe('NothingToSend');
  });

  it('that fails is tried twice more, then its owner is told the reason (RP023)', async () => {
    const { reportScheduleId } = await schedule();
    await tenant.ask(runReportSchedule, { reportSchedule: { reportScheduleId } }, byAdmin);
    // The pool of calls may read no view of reports.
    startWorkers(1, pool);
    for (const tries of [1, 2, 3]) {
      const tried = () => has(`select tries from report_delivery where report_schedule_id = ${reportScheduleId}`);
      await expect.poll(tried, patience).toEqual([{ tries }]);
      await expect
        .poll(() => has(`select 1 as held from job where kind = 'report-delivery' and held_by is not null`), patience)
        .toEqual([]);
      await parts.owner.query(`update job set run_at = now() where kind = 'report-delivery'`);
    }
    await stopWorkers();
    const ended = (await tenant.ask(reportSchedules.get, { reportSchedule: { reportScheduleId } }, byAdmin))
      .reportSchedule;
    expect(ended).toMatchObject({ lastState: 'Failed', lastFailure: expect.stringMatching(/permission denied/) });
    const told = await has(`select title from hms_notification where title like '%failed three times%'`);
    expect(told).toHaveLength(1);
  });
});

/** The store of files, which waits before it closes the second file: by then the mails of the first readers are written. */
function stoppedAtSecondFile() {
  const reached = Promise.withResolvers<void>();
  const killed = Promise.withResolvers<never>();
  let closed = 0;
  const files = new Proxy(noParts.files, {
    get: (store, name: keyof FileStore) => {
      const found = store[name];
      if (typeof found !== 'function') return found;
      const work = found.bind(store) as (...given: readonly unknown[]) => unknown;
      return (...given: readonly unknown[]) => {
        if (name === 'close') closed += 1;
        if (closed < 2) return work(...given);
        reached.resolve();
        return killed.promise;
      };
    },
  });
  return { files, reached: reached.promise, kill: () => killed.reject(new Error('killed')) };
}

describe('a server that is killed', () => {
  it('while it sends leaves no mail behind, and another server sends each mail once (RP021)', async () => {
    const { reportScheduleId } = await schedule();
    const before = (await mails()).length;
    await tenant.ask(runReportSchedule, { reportSchedule: { reportScheduleId } }, byAdmin);
    const { files, reached, kill } = stoppedAtSecondFile();
    startWorkers(1, desk.made().reportPool, files);
    await reached;
    await parts.owner.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and state = 'idle in transaction' and pid <> pg_backend_pid()`);
    expect((await mails()).length).toBe(before);
    await parts.owner.query(
      `update job set held_by = null, held_until = null, run_at = now() where kind = 'report-delivery'`,
    );
    startWorkers(1);
    const ended = () => has(`select state from report_delivery where report_schedule_id = ${reportScheduleId}`);
    await expect.poll(ended, patience).toEqual([{ state: 'Sent' }]);
    kill();
    await stopWorkers();
    const sent = (await mails()).slice(0, (await mails()).length - before);
    expect(sent.map(({ recipient }) => recipient).toSorted()).toEqual([
      `admin@${tenant.name}.example`,
      `viewer@${tenant.name}.example`,
    ]);
  });
});

describe('a thief', () => {
  it('puts no header into a mail by the name of a schedule or an address (RP022)', async () => {
    const lines = 'Daily\r\nBcc: thief@away.example';
    await expect(schedule({ addresses: `board@trust.example\r\nBcc: thief@away.example` })).rejects.toThrow();
    const named = await schedule({ scheduleName: lines }).catch(() => undefined);
    if (named) await sendNow(named.reportScheduleId);
    for (const { subject, recipient } of await mails()) expect(`${subject} ${recipient}`).not.toMatch(/[\r\n]|thief/);
  });

  it('of another tenant reads, changes and runs no schedule, and opens no file (RP011, RP012)', async () => {
    const { reportScheduleId } = await schedule();
    await sendNow(reportScheduleId);
    const [run] = await has('select max(report_run_id)::integer as id from report_run where file_id is not null');
    const other = await makeTenant(parts);
    const named = { reportSchedule: { reportScheduleId } };
    for (const call of [reportSchedules.get, reportSchedules.remove, runReportSchedule])
      await expect(other.ask(call, named, byAdmin)).rejects.toThrow(/does not exist/);
    const changed = { ...typedSchedule(), reportScheduleId };
    await expect(other.ask(reportSchedules.update, { reportSchedule: changed }, byAdmin)).rejects.toThrow(/not exist/);
    const file = other.ask(getReportFile, { reportRunId: run.id, partNo: 0 }, byAdmin);
    await expect(file).rejects.toThrow(/does not exist/);
  });

  it('gets no total of a field that the recipient may not see, though the owner may (RP010, RP011)', async () => {
    const setRight = (may: boolean) =>
      parts.owner.query(
        `update role_permission set can_view = $2 where tenant_id = $1 and role_id = 31 and menu_path = 'provisional-booking'`,
        [tenant.tenantId, may],
      );
    await setRight(false);
    const { reportScheduleId } = await schedule({ reportMenu: appointmentReport.menu });
    const before = (await mails()).length;
    await sendNow(reportScheduleId);
    await setRight(true);
    const sent = (await mails()).slice(0, (await mails()).length - before);
    const bodyOf = (user: string) => sent.find(({ recipient }) => recipient.startsWith(user))?.body ?? '';
    expect(bodyOf('admin')).toMatch(/Advance/);
    expect(bodyOf('viewer')).not.toMatch(/Advance|अग्रिम|एडवांस/);
    expect(bodyOf('viewer')).not.toBe('');
  });
});

describe('a schedule', () => {
  it('is mailed in the language of each reader, with the labels of the columns (RP053, R010)', async () => {
    await tenant.ask(updatePreferences, { preferences: { language: 'hi' } }, { as: 'viewer' });
    const { reportScheduleId } = await schedule();
    const before = (await mails()).length;
    await sendNow(reportScheduleId);
    const sent = (await mails()).slice(0, (await mails()).length - before);
    const [english, hindi] = sent.toSorted((one, other) => one.body.localeCompare(other.body));
    expect(english?.body).toMatch(/^Collection.*\nPeriod: \d\d\/\d\d\/\d{4}\nRows: 1\n/);
    expect(english?.body).toContain('\nTotal: 1,000.00\n');
    expect(hindi?.body).toMatch(/\nअवधि: \d\d\/\d\d\/\d{4}\nपंक्तियाँ: 1\n/);
    expect(hindi?.body).not.toMatch(/Total|Period|Collection/);
  });

  it('of another user is not listed, read, changed, stopped or run without the role of an administrator (RP011)', async () => {
    const { reportScheduleId } = await schedule();
    const byClerk = { as: 'clerk' } as const;
    const { rows } = await tenant.ask(reportSchedules.list, { pageNumber: 1, pageSize: 100 }, byClerk);
    expect(rows.map((row) => row.reportScheduleId)).not.toContain(reportScheduleId);
    const named = { reportSchedule: { reportScheduleId } };
    const missing = /does not exist/;
    await expect(tenant.ask(reportSchedules.get, named, byClerk)).rejects.toThrow(missing);
    await expect(tenant.ask(reportSchedules.remove, named, byClerk)).rejects.toThrow(missing);
    await expect(tenant.ask(runReportSchedule, named, byClerk)).rejects.toThrow(missing);
    const changed = { ...typedSchedule(), scheduleName: 'Taken over', reportScheduleId };
    await expect(tenant.ask(reportSchedules.update, { reportSchedule: changed }, byClerk)).rejects.toThrow(missing);
    await expect(schedule({ addresses: 'board@trust.example' }, 'clerk')).rejects.toThrow(/administrator/);
  });

  it('is refused for a report that its owner may not see, and for a figure that the report has not (RP010, RP011)', async () => {
    const { readers } = await tenant.ask(listReportReaders, { reportMenu: collectionReport.menu }, byAdmin);
    expect(readers.map(({ userId }) => userId)).toContain(tenant.userIds.viewer);
    await expect(schedule({ recipientIds: [] })).rejects.toThrow(/choose a user/);
    await expect(schedule({ addresses: 'nobody' })).rejects.toThrow();
    await expect(
      schedule({ onlyIf: 'ThresholdCrossed', thresholdField: 'nothing', thresholdAmount: 1 }),
    ).rejects.toThrow(/choose a total/);
  });
});
