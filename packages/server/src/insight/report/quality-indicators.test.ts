// Quality indicators: bed-days and discharges are those of independent SQL, and what a role may not see is absent.
import { censusReport } from '@charaka/contract/insight/report/census-reports';
import {
  type CountedRows,
  getQualityIndicators,
  qualityIndicators,
  qualityMenu,
} from '@charaka/contract/insight/report/quality-indicators';
import { defaultRoles } from '@charaka/contract/kernel/default-roles';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { lastDayOfMonth } from '@charaka/rules/stay/hospital-day';
import { beforeAll, expect, it } from 'vitest';
import { openDemoTenant, openStranger } from '../../../test-support/figures/figure-hospitals.ts';
import { seededTemplate } from '../../../test-support/server/seeded-demo.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import type { TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp({}, seededTemplate);
let demo: TestTenant;
let answer: OutputOf<typeof getQualityIndicators>;
const read = (wardId?: number) => demo.ask(getQualityIndicators, { wardId }, { as: 'admin', hospitalId: 1 });
beforeAll(async () => {
  demo = await openDemoTenant(parts, 'demo');
  answer = await read();
});

const ofMonth = (name: string, month: string) =>
  answer.indicators.find((each) => each.name === name)?.values.find((each) => each.month === month);

/** Occupied bed-days and discharges of inpatients in a month, counted day by day. */
async function countedElsewhere(month: string) {
  const { rows } = await parts.owner.query(
    `with h as (select * from hospital where tenant_id = $1 and hospital_id = 1),
      mine as (select a.* from admission a where a.tenant_id = $1 and a.hospital_id = 1 and not a.is_cancelled
        and a.admission_mode not in ('Day Care', 'OPD', 'Dental', 'IVF'))
     select
      (select count(*)::int from h cross join generate_series($2::date, least(($2::date + interval '1 month - 1 day')::date,
          (now() at time zone h.timezone)::date), interval '1 day') d
        join bed_stay s on s.tenant_id = $1 and not s.is_cancelled and s.during @> (d::timestamp at time zone h.timezone)
        join bed b on b.tenant_id = $1 and b.bed_id = s.bed_id and not b.is_virtual
        join mine m on m.admission_id = s.admission_id where s.hospital_id = 1) as occupied,
      (select count(*)::int from h, mine m join bed b on b.tenant_id = $1 and not b.is_virtual and b.bed_id = m.current_bed_id
        where m.is_discharged and to_char(m.discharged_at at time zone h.timezone, 'YYYY-MM') = left($2::text, 7)) as discharges`,
    [demo.tenantId, `${month}-01`],
  );
  return rows[0] as { occupied: number; discharges: number };
}

it('counts a bed-day for each midnight with a stay in a real bed, and each inpatient that left (RP046, RP001)', async () => {
  let discharges = 0;
  for (const month of answer.months) {
    const found = await countedElsewhere(month);
    expect([month, ofMonth('occupancy', month)?.numerator]).toEqual([month, found.occupied]);
    expect([month, ofMonth('averageStay', month)?.denominator ?? 0]).toEqual([month, found.discharges]);
    discharges += found.discharges;
  }
  expect(discharges).toBeGreaterThan(0);
});

it('leaves blocked beds out of the available ones (RP046)', async () => {
  const month = answer.months.at(-2) ?? '';
  const before = ofMonth('occupancy', month)?.denominator ?? 0;
  await parts.owner.query(
    `insert into bed_hold (tenant_id, hospital_id, bed_id, kind, reason, created_by, created_at, ended_at, ended_by)
     select b.tenant_id, b.hospital_id, b.bed_id, 'blocked', 'Broken rail', u.user_id,
       ($2::date + time '12:00') at time zone 'Asia/Kolkata', ($2::date + 6 + time '12:00') at time zone 'Asia/Kolkata', u.user_id
     from (select * from bed where tenant_id = $1 and hospital_id = 1 and is_active and not is_virtual limit 1) b,
       (select user_id from app_user where tenant_id = $1 limit 1) u`,
    [demo.tenantId, `${month}-03`],
  );
  answer = await read();
  expect(ofMonth('occupancy', month)?.denominator).toBe(before - 6);
});

it('counts repeated and amended tests, and what payers disallowed of settled claims, as plain SQL does (RP032, RP034)', async () => {
  const { rows } = await parts.owner.query(
    `with work as (
       select w.lab_work_id, w.repeat_no, to_char(g.ordered_at at time zone 'Asia/Kolkata', 'YYYY-MM') as month
       from order_group g
       join clinical_order o on o.tenant_id = g.tenant_id and o.order_group_id = g.order_group_id and not o.is_entered_in_error
       join lab_work w on w.tenant_id = o.tenant_id and w.clinical_order_id = o.clinical_order_id
       where g.tenant_id = $1 and g.hospital_id = 1)
     select month, count(*)::int as tests, count(*) filter (where repeat_no > 0)::int as repeated,
       count(*) filter (where exists (select from lab_amendment x
         where x.tenant_id = $1 and x.status = 'Signed' and lab_work_id = any(x.lab_work_ids)))::int as amended
     from work group by month`,
    [demo.tenantId],
  );
  const counted = rows as { month: string; tests: number; repeated: number; amended: number }[];
  expect(counted.length).toBeGreaterThan(0);
  for (const { month, tests, repeated, amended } of counted.filter((each) => answer.months.includes(each.month))) {
    expect(ofMonth('repeatedTests', month)).toMatchObject({ numerator: repeated, denominator: tests });
    expect(ofMonth('repeatedTests', month)?.value).toBeCloseTo((repeated / tests) * 100, 6);
    expect(ofMonth('amendedTests', month)).toMatchObject({ numerator: amended, denominator: tests });
    expect(ofMonth('amendedTests', month)?.value).toBeCloseTo((amended / tests) * 1000, 6);
  }
  const claims = answer.indicators.find(({ name }) => name === 'disallowedByPayers')?.values ?? [];
  expect(claims.some(({ denominator }) => (denominator ?? 0) > 0)).toBe(true);
});

it('has the median minutes from a critical result to the call that told it (RP032)', async () => {
  const [month = ''] = answer.months.slice(-1);
  const { rowCount } = await parts.owner.query(
    `with w as (
       select w.tenant_id, w.lab_work_id, w.repeat_no, o.clinical_order_id, g.hospital_id, w.finished_at
       from lab_work w join clinical_order o on o.tenant_id = w.tenant_id and o.clinical_order_id = w.clinical_order_id
       join order_group g on g.tenant_id = o.tenant_id and g.order_group_id = o.order_group_id and g.hospital_id = 1
       join lab_test t on t.tenant_id = w.tenant_id and t.lab_test_id = w.lab_test_id and not t.is_confidential
       where w.tenant_id = $1 and not o.is_confidential and not o.is_entered_in_error and w.finished_at is not null
         and to_char(g.ordered_at at time zone 'Asia/Kolkata', 'YYYY-MM') = $2
         and not exists (select from critical_call k where k.tenant_id = w.tenant_id and k.lab_work_id = w.lab_work_id) limit 3)
     insert into critical_call (tenant_id, hospital_id, clinical_order_id, outcome, told_to, told_by, told_at, is_read_back, lab_work_id, repeat_no)
     select w.tenant_id, w.hospital_id, w.clinical_order_id, 'Told', 'Sister Maya', (select min(user_id) from app_user where tenant_id = $1),
       w.finished_at + interval '90 days', true, w.lab_work_id, w.repeat_no from w`,
    [demo.tenantId, answer.months.findLast((each) => (ofMonth('repeatedTests', each)?.denominator ?? 0) > 0) ?? month],
  );
  expect(rowCount).toBeGreaterThan(0);
  const told = (await read()).indicators.find(({ name }) => name === 'criticalTold')?.values ?? [];
  expect(told.some(({ value, restated }) => ((restated ?? { value }).value ?? 0) > 0)).toBe(true);
});

it('refuses a ward that does not exist', async () => {
  const call = await demo.call(getQualityIndicators, { wardId: 987_654 }, { as: 'admin', hospitalId: 1 });
  expect(call.message).toBe('This ward does not exist');
});

it('has no value without a denominator, and calls an open month provisional (RP033, RP034)', async () => {
  const empty = answer.indicators.flatMap(({ values }) => values.filter(({ denominator }) => denominator === 0));
  expect(empty.filter(({ value }) => value != null)).toEqual([]);
  const [last, before] = [answer.months.at(-1) ?? '', answer.months.at(-2) ?? ''];
  expect(ofMonth('averageStay', last)?.isProvisional).toBe(true);
  expect(ofMonth('averageStay', before)?.isProvisional).toBe(false);
  expect(ofMonth('readmission', before)?.isProvisional).toBe(true);
});

it('adds the wards up to the hospital, and shows no ward what only the hospital has (RP008)', async () => {
  const month = answer.months.at(-2) ?? '';
  const days = { fromDate: `${month}-01`, toDate: `${month}-28`, pageNumber: 1, pageSize: 0 };
  const { rows } = await demo.ask(censusReport.list, days, { as: 'admin', hospitalId: 1 });
  const whole = ofMonth('occupancy', month)?.numerator ?? 0;
  let occupied = 0;
  for (const wardId of new Set(rows.map((row) => Number(row.wardId)))) {
    const { indicators } = await read(wardId);
    expect(indicators.map(({ name }) => name)).not.toContain('revenuePerBedDay');
    occupied +=
      indicators.find(({ name }) => name === 'occupancy')?.values.find((each) => each.month === month)?.numerator ?? 0;
  }
  expect(occupied).toBe(whole);
});

/** The count or the sum that a report gives of the rows behind a number. */
async function countedRows({ of, search, sum }: CountedRows, month: string) {
  const flags = Object.entries(search).map(([name, value]) => [
    name,
    /^(true|false)$/.test(value) ? value === 'true' : value,
  ]);
  const input = { fromDate: `${month}-01`, toDate: lastDayOfMonth(month), ...Object.fromEntries(flags) };
  const sums = await demo.ask(of.sums, input, { as: 'admin', hospitalId: 1 });
  const amount = sums.totals.find(({ field }) => field === sum)?.amount;
  if (amount !== undefined) return Number(amount) / 100;
  return sum ? sums.numbers.find(({ field }) => field === sum)?.value : sums.count;
}

it('leads from each numerator and denominator to exactly the rows that it counts (RP008, RP032)', async () => {
  answer = await read();
  let compared = 0;
  for (const { name, values } of answer.indicators)
    for (const shown of values)
      for (const part of ['numerator', 'denominator'] as const) {
        // Rows are those of now; a frozen number is beside them.
        const value = { month: shown.month, ...(shown.restated ?? shown) };
        const rows = (qualityIndicators[name] as { readonly [P in typeof part]?: CountedRows })[part];
        if (!rows) continue;
        compared += value[part] ?? 0;
        expect([name, value.month, part, await countedRows(rows, value.month)]).toEqual([
          name,
          value.month,
          part,
          value[part],
        ]);
      }
  expect(compared).toBeGreaterThan(0);
});

it('shows the median of the closed months, half of which are at most as high (RP036)', () => {
  const lines = answer.indicators.flatMap(({ name, median, values }) => {
    const closed = values.flatMap(({ isProvisional, value }) => (isProvisional || value == null ? [] : [value]));
    return median == null ? [] : [{ name, median, closed }];
  });
  expect(lines.length).toBeGreaterThan(3);
  for (const { name, median, closed } of lines) {
    expect([name, closed.filter((value) => value <= median).length * 2 >= closed.length]).toEqual([name, true]);
    expect([name, closed.filter((value) => value >= median).length * 2 >= closed.length]).toEqual([name, true]);
  }
});

it('leaves out the indicators of reports that the role may not view (RP010)', async () => {
  await openStranger(demo);
  const seen = async () => {
    const call = await demo.call(getQualityIndicators, {}, { as: 'viewer' });
    return call.isFailure ? 'refused' : call.output.indicators.map(({ name }) => name);
  };
  expect(await seen()).toBe('refused');
  // A session keeps the rights of its first call.
  await openStranger(demo);
  await parts.owner.query(
    `update role_permission set menu_path = $3 where tenant_id = $1 and role_id = $2 and menu_path = 'charge_report'`,
    [demo.tenantId, defaultRoles.viewer.roleId, qualityMenu],
  );
  expect(await seen()).not.toContain('revenuePerBedDay');
  expect(await seen()).toContain('averageStay');
});
