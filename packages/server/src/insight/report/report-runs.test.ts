// Runs of reports are recorded with user, filters, rows, time and kind of file; files name persons only with a reason.
import type { ReportFields } from '@charaka/contract/insight/report/dataset';
import { collectionReport } from '@charaka/contract/insight/report/money-reports';
import { outpatientReport } from '@charaka/contract/insight/report/outpatient-reports';
import { listReportRuns } from '@charaka/contract/insight/report/report-run';
import { endpoint } from '@charaka/contract/kernel/endpoint';
import { shape } from '@charaka/contract/kernel/shape';
import { daysBefore } from '@charaka/rules/stay/hospital-day';
import sql from 'sql-template-tag';
import { beforeAll, describe, expect, it } from 'vitest';
import { openDemoTenant, openStranger } from '../../../test-support/figures/figure-hospitals.ts';
import { DEMO_MOMENT, seededTemplate } from '../../../test-support/server/seeded-demo.ts';
import { smallServer } from '../../../test-support/server/small-server.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import type { TestTenant } from '../../../test-support/server/test-tenant.ts';
import { handle } from '../../kernel/handler.ts';

const parts = useTestApp({}, seededTemplate);
let demo: TestTenant;
beforeAll(async () => {
  demo = await openDemoTenant(parts, 'demo');
});

const lastDay = DEMO_MOMENT.toISOString().slice(0, 10);
const period = { fromDate: daysBefore(lastDay, 30), toDate: lastDay };
const runs = async () => {
  const answer = await demo.ask(listReportRuns, { pageNumber: 1, pageSize: 20 }, { as: 'admin' });
  return answer.rows;
};

describe('a run of a report', () => {
  it('is recorded with its user, filters by ids, rows, milliseconds and kind of file (RP014)', async () => {
    const asked = { ...period, mode: 'cash', pageNumber: 1, pageSize: 5 };
    const { rows } = await demo.ask(collectionReport.list, asked as never, { as: 'admin' });
    await demo.ask(collectionReport.sums, { ...period, groupBy: 'day' } as never, { as: 'admin' });
    await demo.ask(collectionReport.list, { ...period, pageSize: 0, exportedAs: 'csv' } as never, { as: 'admin' });
    const [file, sums, list] = await runs();
    expect(list).toMatchObject({ part: collectionReport.list.path, rowCount: rows.length, state: 'Done' });
    expect(list?.filters).toContainEqual({ name: 'fromDate', value: period.fromDate });
    expect(list?.exportedAs ?? null).toBe(null);
    expect(list?.milliseconds).toBeGreaterThan(0);
    expect(sums).toMatchObject({ part: collectionReport.sums.path, state: 'Done' });
    expect(sums?.filters).toContainEqual({ name: 'groupBy', value: 'day' });
    expect(file).toMatchObject({ exportedAs: 'csv', userName: list?.userName });
    expect(file?.rowCount).toBeGreaterThan(rows.length);
  });

  it('is not recorded where the call was refused, and no user changes a record (RP014)', async () => {
    const before = (await runs()).length;
    const refused = await demo.call(collectionReport.sums, { ...period, groupBy: 'nothing' } as never, { as: 'admin' });
    expect(refused.isFailure).toBe(true);
    expect(await runs()).toHaveLength(before);
    const { rows } = await parts.owner.query(
      `select has_table_privilege('charaka_app', 'report_run', 'update, delete') as may`,
    );
    expect(rows).toEqual([{ may: false }]);
  });

  it('is kept 400 days (RP014)', async () => {
    await parts.owner.query(
      `insert into report_run (tenant_id, hospital_id, part, run_by, role_id, started_at, milliseconds, row_count, state)
       select r.tenant_id, r.hospital_id, 'old', r.run_by, r.role_id, now() - d * interval '1 day', 1, 0, 'Done'
       from (select * from report_run where tenant_id = $1 limit 1) r, unnest('{399,401}'::integer[]) d`,
      [demo.tenantId],
    );
    await parts.owner.query(`select set_config('app.tenant_id', $1, false), sweep_history(100)`, [
      String(demo.tenantId),
    ]);
    const { rows } = await parts.owner.query(`select count(*)::integer as count from report_run where part = 'old'`);
    expect(rows).toEqual([{ count: 1 }]);
  });

  it('stops within a second when its caller leaves, and is recorded as stopped (RP018)', async () => {
    const slow = endpoint({
      path: '/Test/SlowReport',
      summary: 'Takes its time.',
      permission: 'signed-in',
      effect: 'read',
      isReport: true,
      input: shape({}),
      output: shape({}),
    });
    const app = await smallServer(parts, [
      handle(slow, async ({ tx }) => {
        await tx.rows(sql`select pg_sleep(20)`);
        return {};
      }),
    ]);
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const leaving = new AbortController();
    const asked = fetch(`${address}/api/${demo.name}${slow.path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${demo.tokens.get('admin')}` },
      signal: leaving.signal,
    });
    setTimeout(() => leaving.abort(), 500);
    await expect(asked).rejects.toThrow(/abort/i);
    const [first] = await expect
      .poll(runs, { timeout: 1500 })
      .toSatisfy(([run]) => run?.part === slow.path)
      .then(runs);
    expect(first).toMatchObject({ part: slow.path, state: 'Stopped' });
    await app.close();
  });
});

describe('a file of a report', () => {
  const rowsFor = async (beside: object) =>
    (await demo.ask(outpatientReport.list, { ...period, pageNumber: 1, pageSize: 20, ...beside } as never, {
      as: 'admin',
    })) as { rows: { personName?: string | null; patientName?: string | null; opdNumber?: string | null }[] };

  it('names no person unless its user gives a reason, which is recorded with the rows (RP013)', async () => {
    const fields: ReportFields = outpatientReport.dataset.fields;
    const personal = Object.entries(fields).flatMap(([name, { isPersonal }]) => (isPersonal ? [name] : []));
    const filled = ({ rows }: Awaited<ReturnType<typeof rowsFor>>) =>
      rows.filter((row) => personal.some((name) => Boolean(row[name as keyof typeof row]))).length;
    expect(filled(await rowsFor({}))).toBeGreaterThan(0);
    expect(filled(await rowsFor({ exportedAs: 'xlsx' }))).toBe(0);
    expect(filled(await rowsFor({ exportedAs: 'xlsx', personalReason: 'Recall of a device' }))).toBeGreaterThan(0);
    const [run] = await runs();
    expect(run).toMatchObject({ exportedAs: 'xlsx', reason: 'Recall of a device', state: 'Done' });
    expect(run?.rowCount).toBeGreaterThan(0);
  });

  it('names persons for nobody without the right to export (RP013, Q224)', async () => {
    await openStranger(demo);
    await parts.owner.query(
      `delete from role_permission where tenant_id = $1 and role_id = 34 and menu_path = 'export'`,
      [demo.tenantId],
    );
    const asked = { ...period, pageNumber: 1, pageSize: 5, exportedAs: 'csv', personalReason: 'Curious' };
    const { status } = await demo.call(outpatientReport.list, asked as never, { as: 'viewer' });
    expect(status).toBe(403);
  });
});
