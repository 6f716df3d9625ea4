// The report of non-hospital charges: the worked examples of money.md before and after the bill, and the dues of the list.
import { nonHospitalReport } from '@charaka/contract/insight/report/non-hospital-reports';
import { addBill, getBill, getPaymentTotals } from '@charaka/contract/money/bill/bill';
import { listDues, receiveDue, writeOffDue } from '@charaka/contract/money/bill/bill-due';
import { addCharges, addNonHospitalCharges } from '@charaka/contract/money/charge/charge';
import { addPayment } from '@charaka/contract/money/payment/payment';
import { beforeEach, expect, it } from 'vitest';
import { refundInput } from '../../../test-support/money/refund-input.ts';
import { today } from '../../../test-support/money/till.ts';
import { admitInScene, makeApprover } from '../../../test-support/server/test-admissions.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();
let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant(parts);
  await parts.owner.query(
    'update hospital set is_non_hospital_charge = true, refund_limit_paise = 100000000 where tenant_id = $1',
    [tenant.tenantId],
  );
  await parts.owner.query('update charge set is_divisible = true, charge_type_id = 10 where tenant_id = $1', [
    tenant.tenantId,
  ]);
});

interface Paid {
  readonly amount: number;
  readonly upi?: number;
  readonly upiReference?: string;
  readonly isNonHospital?: boolean;
}

const byUpi = (amount: number) => ({ upi: amount, upiReference: '1234' });

/** A stay with a charge of 8,000, non-hospital charges of 1,200 and the payments. */
async function makeStay(payments: readonly Paid[]): Promise<number> {
  const admissionId = await admitInScene(tenant, { isDischargeInitiated: true });
  const line = { chargeId: 1, quantity: 1, appliedCharge: 8000 };
  await tenant.ask(addCharges, { admissionId, lines: [line] });
  await tenant.ask(addNonHospitalCharges, { admissionId, lines: [{ ...line, quantity: 2, appliedCharge: 600 }] });
  for (const paid of payments)
    await tenant.ask(addPayment, {
      payment: { admissionId, paidAt: new Date().toISOString(), paymentType: 'Receive', ...paid },
    });
  return admissionId;
}

/** Makes the final bill, which refunds in the modes of the receipts; answers its number. */
async function makeBill(admissionId: number, kept = 0): Promise<number> {
  const shown = await tenant.ask(getBill, { admissionId, isFinalPreview: true });
  const refund = { netPayable: shown.figures.netPayable / 100, ...refundInput(shown, kept) };
  const bill = { admissionId, ...refund, keepsNonHospitalDue: kept > 0 };
  return (await tenant.ask(addBill, { bill }, { as: 'admin' })).finalBill.billId;
}

/** The totals of the report by field, without those that are 0, in rupees. */
async function figures(asked: object = {}): Promise<Record<string, number>> {
  const days = { fromDate: today(), toDate: today() };
  const { totals } = await tenant.ask(nonHospitalReport.sums, { ...days, ...asked });
  return Object.fromEntries(totals.flatMap(({ field, amount }) => (amount === 0 ? [] : [[field, amount / 100]])));
}

it.each([
  {
    name: 'E, paid in part',
    payments: [{ amount: 9000 }, { amount: 700, isNonHospital: true }],
    expected: { charged: 1200, received: 700, paid: 700, due: 500 },
  },
  {
    name: 'F, on the bill because something was paid by UPI',
    payments: [
      { amount: 9000, ...byUpi(1000) },
      { amount: 700, isNonHospital: true },
    ],
    expected: { charged: 1200, onBill: 1200, received: 700, toBill: 700 },
  },
  {
    name: 'J, paid too much, which pays the bill',
    payments: [{ amount: 8000 }, { amount: 2000, isNonHospital: true, ...byUpi(2000) }],
    expected: { charged: 1200, received: 2000, paid: 1200, toBill: 800 },
  },
])('example $name: the same before the final bill and after it (RP001, R523, Q219)', async ({ payments, expected }) => {
  const admissionId = await makeStay(payments);
  expect(await figures({ hasFinalBill: false })).toEqual(expected);
  const due = async () => (await tenant.ask(getPaymentTotals, { admissionId })).nonHospitalDue / 100;
  expect(await due()).toBe(expected.due ?? 0);
  await makeBill(admissionId);
  expect(await figures({ hasFinalBill: false })).toEqual({});
  expect(await figures({ hasFinalBill: true })).toEqual(expected);
  expect(await due()).toBe(expected.due ?? 0);
});

it('what is received or written off after the bill lowers the due of the report and of the list of dues (RP001)', async () => {
  await makeApprover(tenant);
  const admissionId = await makeStay([{ amount: 9000 }, { amount: 700, isNonHospital: true }]);
  const ofBill = { admissionId, billId: await makeBill(admissionId), isNonHospital: true };
  const listed = async () =>
    (await tenant.ask(listDues, {})).rows.reduce((sum, { nonHospitalDue }) => sum + nonHospitalDue, 0) / 100;
  expect((await figures()).due).toBe(await listed());
  await tenant.ask(receiveDue, { payment: { ...ofBill, amount: 200 } });
  expect(await figures()).toEqual({ charged: 1200, received: 900, paid: 900, due: 300 });
  expect(await listed()).toBe(300);
  await tenant.ask(writeOffDue, { writeOff: { ...ofBill, amount: 300, reason: 'Poor' } });
  expect(await figures()).toEqual({ charged: 1200, received: 900, paid: 900, writtenOff: 300 });
  expect(await listed()).toBe(0);
});

it('what is deducted from the refund of the bill is shown beside what was paid (Q219)', async () => {
  const admissionId = await makeStay([{ amount: 9000 }, { amount: 700, isNonHospital: true }]);
  await makeBill(admissionId, 500);
  expect(await figures()).toEqual({ charged: 1200, received: 700, paid: 700, kept: 500 });
});
