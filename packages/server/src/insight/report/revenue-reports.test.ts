// Billed revenue: the lines of a bill add up to it, a cancelled bill is taken back on its own day, and doctors get their nearest share.
import { concessionReport } from '@charaka/contract/insight/report/concession-reports';
import { doctorShareReport } from '@charaka/contract/insight/report/doctor-reports';
import type { Report } from '@charaka/contract/insight/report/report-declaration';
import { inpatientRevenueReport } from '@charaka/contract/insight/report/revenue-reports';
import { addBill } from '@charaka/contract/money/bill/bill';
import { cancelBill } from '@charaka/contract/money/bill/bill-cancel';
import { addCharges } from '@charaka/contract/money/charge/charge';
import { saveChargeMapping } from '@charaka/contract/money/tariff/charge-mapping';
import { expect, it } from 'vitest';
import { today } from '../../../test-support/money/till.ts';
import { admitInScene } from '../../../test-support/server/test-admissions.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();
const period = { fromDate: today(), toDate: today() };

const rowsOf = async (tenant: TestTenant, of: Report) =>
  (await tenant.ask(of.list, { ...period, pageNumber: 1, pageSize: 0 })).rows as Readonly<Record<string, unknown>>[];

/** A final bill of three charges with a discount that no line can bear alone to the rupee. */
async function billThree() {
  const tenant = await makeTenant(parts);
  const admissionId = await admitInScene(tenant, { isDischargeInitiated: true });
  const lines = [
    { chargeId: 1, appliedCharge: 500, quantity: 1 },
    { chargeId: 3, appliedCharge: 85, quantity: 1, itemDiscount: 5 },
    { chargeId: 4, appliedCharge: 350, quantity: 1 },
  ];
  await tenant.ask(addCharges, { admissionId, lines });
  return { tenant, admissionId };
}

const bill = (tenant: TestTenant, admissionId: number) =>
  tenant.ask(addBill, {
    bill: { admissionId, discount: 50.25, discountReason: 'Staff', netPayable: 880, cash: 880 },
  });

it('spreads the discount over the lines of a bill to the paisa (RP040)', async () => {
  const { tenant, admissionId } = await billThree();
  const { finalBill } = await bill(tenant, admissionId);
  const rows = await rowsOf(tenant, inpatientRevenueReport);
  const charges = rows.filter(({ part }) => part === 'charge');
  expect(charges.map(({ discount }) => Number(discount)).toSorted((one, other) => one - other)).toEqual([
    932, 1_891, 2_702,
  ]);
  const whole = rows.reduce((sum, { net, tax, roundOff }) => sum + Number(net) + Number(tax) + Number(roundOff), 0);
  expect(whole).toBe(finalBill.net);
});

it('a cancelled bill is a positive row on its day and a negative row when it is cancelled (RP005)', async () => {
  const { tenant, admissionId } = await billThree();
  const { finalBill } = await bill(tenant, admissionId);
  await tenant.ask(
    cancelBill,
    { bill: { admissionId, billId: finalBill.billId, reason: 'Wrong patient' } },
    { as: 'admin' },
  );
  const rows = await rowsOf(tenant, inpatientRevenueReport);
  expect(rows.map(({ entry, part, discount }) => [entry, part, discount]).toSorted()).toEqual([
    ['billed', 'whole', 5_025],
    ['cancelled', 'whole', -5_025],
  ]);
  const { totals } = await tenant.ask(inpatientRevenueReport.sums, period);
  expect(totals.map(({ amount }) => amount)).toEqual(totals.map(() => 0));
  const given = (await rowsOf(tenant, concessionReport)).filter(({ kind }) => kind === 'billDiscount');
  expect(given.map(({ given: amount, reason }) => [amount, reason]).toSorted()).toEqual([
    [-5_025, 'Wrong patient'],
    [5_025, 'Staff'],
  ]);
});

it("a doctor's share follows the nearest share: charge before type, doctor before all (Q231)", async () => {
  const { tenant, admissionId } = await billThree();
  const typeOf = async (chargeId: number) => {
    const { rows } = await parts.owner.query<{ type: number }>(
      'select charge_type_id::int as type from charge where tenant_id = $1 and charge_id = $2',
      [tenant.tenantId, chargeId],
    );
    return rows[0]?.type ?? 0;
  };
  const doctorId = tenant.doctorIds[0];
  const share = async (chargeId: number, doctorShare: number, place: object = {}) =>
    tenant.ask(saveChargeMapping, { chargeMapping: { chargeTypeId: await typeOf(chargeId), doctorShare, ...place } });
  await share(1, 10);
  await share(1, 20, { staffId: doctorId });
  await share(4, 30, { chargeId: 4 });
  await share(4, 40, { chargeId: 4, staffId: tenant.doctorIds[2] });
  await bill(tenant, admissionId);
  const rows = await rowsOf(tenant, doctorShareReport);
  expect(rows.map(({ chargeId, rule, sharePercent }) => [chargeId, rule, sharePercent])).toEqual(
    expect.arrayContaining([
      [1, 'typeOfDoctor', '20'],
      [4, 'charge', '30'],
    ]),
  );
  expect(
    rows.every(({ net, share: part, sharePercent }) => part === Math.round((Number(net) * Number(sharePercent)) / 100)),
  ).toBe(true);
});
