// Tests of the parts of a declaration: times, numbers, meanings of days, fields behind a right, rows without a value.

import { dataset, reported } from '@charaka/contract/insight/report/dataset';
import { type Report, report, type SumsEndpoint } from '@charaka/contract/insight/report/report-declaration';
import { reports } from '@charaka/contract/insight/report/reports';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { daysAfter, daysBefore } from '@charaka/rules/stay/hospital-day';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTill, pay, today } from '../../../test-support/money/till.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import type { TestTenant } from '../../../test-support/server/test-tenant.ts';

const money = dataset({
  view: 'money',
  instant: 'paidAt',
  key: ['source', 'paperId'],
  fields: {
    source: reported.text(),
    paperId: reported.number(),
    paidAt: reported.instant(),
    admissionId: reported.reference(),
    receiptNo: reported.maybeNumber(),
    cash: reported.money(),
    amount: reported.needing('finance', reported.money()),
  },
});

/** A report of money as no hospital needs it. */
const triedReport = report({
  menu: 'user_Collection_Report',
  name: 'Tried',
  title: 'Tried',
  department: 'Finance',
  roles: { administrator: 'view' },
  summary: 'Receipts, to try reports out.',
  dataset: money,
  period: 'month',
  columns: ['paidAt', 'cash', 'amount'],
  times: ['hour', 'weekday', 'week', 'quarter'],
  filters: ['source', 'amount'],
  measures: ['cash', 'amount'],
  numbers: [
    { field: 'receiptNo', by: 'average' },
    { field: 'receiptNo', by: 'median' },
    { field: 'receiptNo', by: 'p90' },
  ],
  days: [
    { name: 'paid', from: 'paidAt' },
    { name: 'lasting', from: 'paidAt', to: 'paidAt' },
  ],
  openBecause: 'a test',
});
// The server of this file serves it beside the declared ones.
const served = reports as Report[];
served.push(triedReport);
afterAll(() => void served.splice(served.indexOf(triedReport), 1));

const parts = useTestApp();
let tenant: TestTenant;
const days = { fromDate: daysBefore(today(), 40), toDate: today() };
const sums = (
  asked: Readonly<Record<string, unknown>>,
  as: 'admin' | 'viewer' = 'admin',
): Promise<OutputOf<SumsEndpoint>> => tenant.ask(triedReport.sums, { ...days, ...asked }, { as });

beforeAll(async () => {
  const made = await makeTill(parts);
  tenant = made.tenant;
  for (const rupees of [10, 20, 30, 440]) await pay(tenant, made.admissionId, { amount: rupees });
});

it('works average, median and 90th percentile out over the rows, also of a group (RP004)', async () => {
  const numbers = (values: number[]) =>
    (['average', 'median', 'p90'] as const).map((by, place) => ({ field: 'receiptNo', by, value: values[place] }));
  const all = await sums({ groupBy: 'source' });
  expect(all.count).toBe(4);
  expect(all.numbers).toEqual(numbers([2.5, 2.5, 3.7]));
  expect(all.groups).toMatchObject([{ key: 'inpatient', count: 4, numbers: numbers([2.5, 2.5, 3.7]) }]);
});

it('groups by hour, weekday, week and quarter of the clock of the hospital, and narrows to each (RP003, RP008)', async () => {
  for (const groupBy of ['hour', 'weekday'] as const) {
    const { groups } = await sums({ groupBy });
    expect(groups).toHaveLength(1);
    const key = Number(groups[0]?.key);
    expect((await sums({ [groupBy]: key })).count).toBe(4);
    expect((await sums({ [groupBy]: groupBy === 'hour' ? (key + 1) % 24 : (key % 7) + 1 })).count).toBe(0);
  }
  for (const groupBy of ['week', 'quarter'] as const) {
    const { groups } = await sums({ groupBy });
    expect(groups.map(({ count }) => count)).toEqual([4]);
    expect((groups[0]?.key ?? '9') <= today()).toBe(true);
  }
});

it('means by the days what the request names, and rows that last where they touch the period (RP003)', async () => {
  const yesterday = { fromDate: daysBefore(today(), 1), toDate: daysBefore(today(), 1) };
  expect((await sums({ dayOf: 'lasting' })).count).toBe(4);
  expect((await sums({ ...yesterday, dayOf: 'lasting' })).count).toBe(0);
  expect((await tenant.call(triedReport.sums, { ...days, dayOf: 'billed' }, { as: 'admin' })).isFailure).toBe(true);
});

it('names the last day with rows where the period has none (RP006)', async () => {
  const later = { fromDate: daysAfter(today(), 1), toDate: daysAfter(today(), 9) };
  expect(await sums(later)).toMatchObject({ count: 0, lastDay: today() });
  expect((await sums({ ...later, source: 'x' })).lastDay ?? null).toBe(null);
  expect((await sums({})).lastDay ?? null).toBe(null);
  const farLater = { fromDate: daysAfter(today(), 400), toDate: daysAfter(today(), 401) };
  expect((await sums(farLater)).lastDay ?? null).toBe(null);
});

it('finds the rows that have a text and those that have none (RP008)', async () => {
  expect((await sums({ source: 'inpatient' })).count).toBe(4);
  expect((await sums({ source: 'x' })).count).toBe(0);
  expect((await sums({ without: 'source' })).count).toBe(0);
});

it('has no column, filter, sort, group or total of a field whose right the caller lacks, and the same rows (RP010)', async () => {
  const asked = { ...days, pageNumber: 1, pageSize: 10 };
  const amounts = async (as: 'admin' | 'viewer') =>
    (await tenant.ask(triedReport.list, asked, { as })).rows.map(({ amount }) => amount);
  expect((await amounts('admin')).toSorted()).toEqual([1_000, 2_000, 3_000, 44_000]);
  await parts.owner.query(
    `update role_permission set can_view = menu_path = 'user_Collection_Report' where tenant_id = $1 and role_id = 31`,
    [tenant.tenantId],
  );
  await parts.owner.query(
    `select pg_notify('charaka', json_build_object('topic', 'access', 'tenantId', $1::integer)::text)`,
    [tenant.tenantId],
  );
  await expect.poll(() => amounts('viewer')).toEqual([null, null, null, null]);
  const { count, totals } = await sums({}, 'viewer');
  expect({ count, totals }).toEqual({ count: 4, totals: [{ field: 'cash', amount: 50_000 }] });
  const sorted = { ...asked, sortingModel: { sortColumn: 'Amount', sortDirection: 'asc' as const } };
  const filtered = { ...asked, filterParams: [{ columnName: 'Amount', filterValue: 10, filterOption: 7 }] };
  const refused = [
    await tenant.call(triedReport.list, sorted, { as: 'viewer' }),
    await tenant.call(triedReport.list, filtered, { as: 'viewer' }),
    await tenant.call(triedReport.sums, { ...days, amount: 1 } as never, { as: 'viewer' }),
    await tenant.call(triedReport.sums, { ...days, without: 'amount' }, { as: 'viewer' }),
    await tenant.call(triedReport.sums, { ...days, groupBy: 'amount' }, { as: 'viewer' }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
});
