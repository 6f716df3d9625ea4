// The report of charges: what was taken off a stay, and the names of confidential tests.
import { chargeReport } from '@charaka/contract/insight/report/charge-reports';
import { addCharges, deleteCharge } from '@charaka/contract/money/charge/charge';
import { expect, it } from 'vitest';
import { makeTill, today } from '../../../test-support/money/till.ts';
import { openPanelBench, panelCharges } from '../../../test-support/patient/panel-bench.ts';
import { admitInScene } from '../../../test-support/server/test-admissions.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import type { TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();

const period = { fromDate: today(), toDate: today() };

async function chargedRows(tenant: TestTenant) {
  const { rows } = await tenant.ask(chargeReport.list, { ...period, pageNumber: 1, pageSize: 0 });
  return rows.toSorted((one, other) => one.lineId - other.lineId || one.entry.localeCompare(other.entry));
}

async function postTwo(): Promise<{ tenant: TestTenant; admissionId: number; serviceChargeId: number }> {
  const { tenant, admissionId } = await makeTill(parts);
  const { serviceChargeIds } = await tenant.ask(addCharges, {
    admissionId,
    lines: [
      { chargeId: 3, appliedCharge: 85, quantity: 2, itemDiscount: 5 },
      { chargeId: 4, appliedCharge: 350, quantity: 1 },
    ],
  });
  return { tenant, admissionId, serviceChargeId: serviceChargeIds[0] as number };
}

it('a charge taken off a stay remains on its day, and is a negative row when it was taken off (RP005)', async () => {
  const { tenant, admissionId, serviceChargeId } = await postTwo();
  await tenant.ask(deleteCharge, { serviceCharge: { admissionId, serviceChargeId, reason: 'Typed twice' } });
  expect(await chargedRows(tenant)).toMatchObject([
    { lineId: serviceChargeId, entry: 'charged', quantity: '2', discount: 1_000, net: 16_000 },
    { lineId: serviceChargeId, entry: 'removed', quantity: '-2', discount: -1_000, net: -16_000 },
    { entry: 'charged', quantity: '1', net: 35_000 },
  ]);
  const { count, totals } = await tenant.ask(chargeReport.sums, period);
  expect([count, totals.find(({ field }) => field === 'net')?.amount]).toEqual([3, 35_000]);
});

it('a confidential test, and a panel that holds one, have neither code nor name (RP010)', async () => {
  const { tenant, sql } = await openPanelBench(parts);
  const admissionId = await admitInScene(tenant);
  const { panel, sodium, potassium } = panelCharges;
  const lines = [panel, sodium, potassium].map((chargeId) => ({ chargeId, appliedCharge: 100, quantity: 1 }));
  await tenant.ask(addCharges, { admissionId, lines });
  await sql('update lab_test set is_confidential = true where tenant_id = $1 and charge_id = $2', sodium);
  expect((await chargedRows(tenant)).map(({ chargeId, chargeName }) => [chargeId, chargeName])).toEqual([
    [null, null],
    [null, null],
    [potassium, expect.any(String)],
  ]);
  const { groups } = await tenant.ask(chargeReport.sums, { ...period, groupBy: 'chargeId' });
  expect(groups.map(({ key, count }) => [key, count])).toEqual(expect.arrayContaining([['', 2]]));
});
