// Days until payers pay: of settled claims alone, from the day when the bill went to the payer until the last money (RP032, RP041).
import { claimReport } from '@charaka/contract/insight/report/payer-reports';
import { getQualityIndicators } from '@charaka/contract/insight/report/quality-indicators';
import { beforeAll, expect, it } from 'vitest';
import { makeTill, payerPays, today } from '../../../test-support/money/till.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import type { TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();
const byAdmin = { as: 'admin' } as const;
let tenant: TestTenant;
beforeAll(async () => {
  ({ tenant } = await makeTill(parts));
});

/** Pretends that the newest bill was made, or sent to the payer, some days before. */
const putBack = (days: number) =>
  parts.owner.query(
    `update bill set billed_at = billed_at - make_interval(days => $2) where tenant_id = $1
       and bill_id = (select max(bill_id) from bill where tenant_id = $1)`,
    [tenant.tenantId, days],
  );
const asked = { fromDate: '2020-01-01', toDate: today(), pageNumber: 1, pageSize: 0 };

it('are counted for settled claims, from the bill or its version that was sent (RP032, RP041)', async () => {
  await payerPays(tenant, { mode: 'NEFT', paid: 900, tds: 100 });
  await putBack(12);
  await payerPays(tenant, { mode: 'NEFT', paid: 950, tds: 0, disallowed: 50, reason: 'Gloves' });
  await putBack(20);
  // A claim that is not settled has no days yet.
  await payerPays(tenant, { mode: 'Cheque', paid: 400, tds: 0 });
  await putBack(30);
  const { rows } = await tenant.ask(claimReport.list, asked, byAdmin);
  expect(rows.map(({ age, daysToPay }) => [age, daysToPay ?? null])).toEqual([
    ['settled', 12],
    ['settled', 20],
    ['upTo30', null],
  ]);
  await parts.owner.query(
    `insert into bill_version (tenant_id, hospital_id, admission_id, version_no, association_id, net_paise, claimed_paise, created_by, created_at)
     select tenant_id, hospital_id, admission_id, 1, 1, 100000, 100000, 1, billed_at + interval '5 days'
     from bill where tenant_id = $1 and bill_id = (select min(bill_id) from bill where tenant_id = $1)`,
    [tenant.tenantId],
  );
  const { numbers } = await tenant.ask(claimReport.sums, { fromDate: asked.fromDate, toDate: today() }, byAdmin);
  expect(numbers.find(({ field, by }) => field === 'daysToPay' && by === 'average')?.value).toBe(13.5);
});

it('are the indicator of the month in which the bill was made (RP001, RP032)', async () => {
  const { indicators, months } = await tenant.ask(getQualityIndicators, {}, byAdmin);
  const values = indicators.find(({ name }) => name === 'daysToPay')?.values ?? [];
  for (const month of months) {
    const { groups } = await tenant.ask(claimReport.sums, { ...asked, groupBy: 'month' } as never, byAdmin);
    const reported = groups.find(({ key }) => key === month)?.numbers.find(({ by }) => by === 'average')?.value;
    expect([month, values.find((value) => value.month === month)?.value ?? null]).toEqual([month, reported ?? null]);
  }
  expect(values.some(({ value, isProvisional }) => value != null && isProvisional)).toBe(true);
});
