// Frozen values of quality indicators, targets and alarms.
import { listNotifications } from '@charaka/contract/foundation/message/message';
import { getQualityIndicators, saveQualityTarget } from '@charaka/contract/insight/report/quality-indicators';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDemoTenant, openStranger } from '../../../test-support/figures/figure-hospitals.ts';
import { noParts } from '../../../test-support/server/no-parts.ts';
import { seededTemplate } from '../../../test-support/server/seeded-demo.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import type { TestTenant } from '../../../test-support/server/test-tenant.ts';
import { openReportPool } from '../../kernel/database.ts';
import { JobWorker } from '../../kernel/job-worker.ts';
import { ReportReader } from '../../kernel/report-reader.ts';
import { openServerLogIn } from '../../kernel/server-log-in.ts';
import { qualityJobs } from './quality-jobs.ts';
import { isProvisional } from './quality-values.ts';

const parts = useTestApp({ role: 'web' }, seededTemplate);
let demo: TestTenant;
let reportPool: ReturnType<typeof openReportPool>;
beforeAll(async () => {
  demo = await openDemoTenant(parts, 'demo');
  // The demo has frozen months; the tests freeze their own.
  await parts.owner.query('delete from quality_value; delete from quality_target');
  reportPool = openReportPool(await openServerLogIn(parts.address, parts.secrets, undefined, 'charaka_report'), 2);
});
afterAll(() => reportPool.end());

const read = (wardId?: number) => demo.ask(getQualityIndicators, { wardId }, { as: 'admin', hospitalId: 1 });

/** Runs the nightly job once, on a worker of its own. */
async function closeMonths(): Promise<void> {
  await parts.owner.query(`insert into job (tenant_id, kind, job_key) values ($1, 'quality-freeze', $2)`, [
    demo.tenantId,
    crypto.randomUUID(),
  ]);
  const handlers = qualityJobs({ ...noParts, reports: new ReportReader(reportPool) });
  const faults: unknown[] = [];
  const worker = new JobWorker({ address: parts.address, handlers, onFault: (fault) => faults.push(fault) });
  worker.start();
  const open = async () => (await parts.owner.query(`select 1 from job where kind = 'quality-freeze'`)).rows.length;
  await expect.poll(open, { timeout: 20_000 }).toBe(0);
  await worker.stop();
  expect(faults).toEqual([]);
}

type Answer = Awaited<ReturnType<typeof read>>;
const shownIn = (answer: Answer, name: string, month: string) =>
  answer.indicators.find((each) => each.name === name)?.values.find((each) => each.month === month);

it('freezes each closed month once, of the hospital and of its wards, and no provisional value (RP033)', async () => {
  const before = await read();
  expect(before.months).toHaveLength(12);
  await closeMonths();
  const after = await read();
  for (const { name, values } of after.indicators)
    for (const shown of values) {
      const now = shownIn(before, name, shown.month);
      const frozen = [name, shown.month, shown.value ?? null, shown.frozenAt != null, shown.restated ?? null];
      expect(frozen).toEqual([name, shown.month, now?.value ?? null, !shown.isProvisional, null]);
    }
  const wardId = after.wards[0]?.wardId ?? 0;
  const ofWard = await read(wardId);
  expect(shownIn(ofWard, 'averageStay', after.months[0] ?? '')?.frozenAt).toBeTruthy();
  const { rows } = await parts.owner.query('select count(*)::int as count from quality_value');
  await closeMonths();
  expect((await parts.owner.query('select count(*)::int as count from quality_value')).rows).toEqual(rows);
});

it('keeps the frozen numbers when a stay of the month changes, and shows the new ones as restated (RP033, RP049)', async () => {
  const before = await read();
  const month = before.months.at(-2) ?? '';
  const shown = shownIn(before, 'againstAdvice', month);
  const { rowCount } = await parts.owner.query(
    `update admission set discharge_kind = 'Against Medical Advice' where tenant_id = $1 and admission_id = (
       select min(admission_id) from report.inpatient_exit where tenant_id = $1 and hospital_id = 1 and way_out = 'Routine'
         and to_char(discharged_at at time zone 'Asia/Kolkata', 'YYYY-MM') = $2)`,
    [demo.tenantId, month],
  );
  expect(rowCount).toBe(1);
  const after = shownIn(await read(), 'againstAdvice', month);
  expect(after).toMatchObject({ numerator: shown?.numerator, value: shown?.value });
  expect(after?.restated?.numerator).toBe((shown?.numerator ?? 0) + 1);
  // The value is frozen once.
  await closeMonths();
  expect(shownIn(await read(), 'againstAdvice', month)).toEqual(after);
});

it('leaves figures of minutes and readmissions open for the days in which their rows may still change (RP033)', () => {
  const closes = (name: 'averageStay' | 'laboratoryTime' | 'readmission', day: string) =>
    !isProvisional(name, '2026-10', day);
  expect([closes('averageStay', '2026-10-31'), closes('averageStay', '2026-11-01')]).toEqual([false, true]);
  expect([closes('laboratoryTime', '2026-11-07'), closes('laboratoryTime', '2026-11-08')]).toEqual([false, true]);
  expect([closes('readmission', '2026-11-30'), closes('readmission', '2026-12-01')]).toEqual([false, true]);
});

const save = (qualityTarget: object, as: 'admin' | 'viewer' = 'admin') =>
  demo.call(saveQualityTarget, { qualityTarget } as never, { as, hospitalId: 1 });

it('marks the values beyond the alarm of a target, and tells the user who set it when the month closes (RP035)', async () => {
  const shown = await read();
  const month = shown.months.at(-2) ?? '';
  const value = shownIn(shown, 'averageStay', month)?.value ?? 0;
  expect(value).toBeGreaterThan(0);
  expect((await save({ name: 'averageStay', target: 1, alarm: value - 0.01 })).message).toBe('Target saved');
  await save({ name: 'occupancy', target: 80, alarm: 0 });
  const answer = await read();
  expect(shownIn(answer, 'averageStay', month)?.isBeyond).toBe(true);
  // A higher occupancy is better: no value is below zero.
  expect(answer.indicators.find(({ name }) => name === 'occupancy')).toMatchObject({ target: 80, alarm: 0 });
  expect(shownIn(answer, 'occupancy', month)?.isBeyond).toBe(false);
  await parts.owner.query('delete from quality_value where month = $1', [month]);
  await closeMonths();
  const { rows } = await demo.ask(listNotifications, { pageNumber: 1, pageSize: 20 }, { as: 'admin' });
  const told = rows.filter(({ path }) => path === 'report/quality');
  expect(told.map(({ title }) => title)).toEqual([
    `averageStay, ${month.slice(5)}-${month.slice(0, 4)}: the value is beyond its alarm. Look into the cause`,
  ]);
});

it('lets nobody set a target without the right to change the page, and refuses an amount below zero (RP035)', async () => {
  await openStranger(demo);
  expect((await save({ name: 'averageStay', alarm: 3 }, 'viewer')).status).toBe(403);
  expect((await save({ name: 'averageStay', alarm: -1 })).isFailure).toBe(true);
});
