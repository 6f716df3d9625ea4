// The search of the shell by number: bills, receipts, refunds, medicine bills, orders and specimens, with rights, veil and hospital.
import { getCounterBill } from '@charaka/contract/clinic/counter/counter-bill';
import { getOrder } from '@charaka/contract/clinic/order/order';
import { addBill, getBill, getPaymentTotals } from '@charaka/contract/money/bill/bill';
import { addCharges } from '@charaka/contract/money/charge/charge';
import { markChart } from '@charaka/contract/people/privacy/marked-chart';
import { findPeople } from '@charaka/contract/stay/admission/find-people';
import { addSalesReturn } from '@charaka/contract/supply/pharmacy/sales-return';
import { expect, it } from 'vitest';
import { lineOf, openCounter } from '../../../test-support/money/counter-desk.ts';
import { openLabBench } from '../../../test-support/patient/lab-bench.ts';
import { orderable } from '../../../test-support/patient/order-desk.ts';
import { addItem, sell, stock } from '../../../test-support/record/pharmacy-shelf.ts';
import { admitInScene } from '../../../test-support/server/test-admissions.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();

const records = async (tenant: TestTenant, search: string, as: 'clerk' | 'viewer' = 'clerk') =>
  (await tenant.ask(findPeople, { search }, { as })).records;

/** The found records, as kind and number. */
const found = async (tenant: TestTenant, search: string, as: 'clerk' | 'viewer' = 'clerk') =>
  (await records(tenant, search, as)).map(({ kind, number }) => `${kind} ${number}`);

/** The viewer sees these screens alone. */
async function leaveViewer(tenant: TestTenant, menus: readonly string[]): Promise<void> {
  await parts.owner.query(
    'update role_permission set can_view = menu_path = any($2) where tenant_id = $1 and role_id = 31',
    [tenant.tenantId, menus],
  );
  const told = JSON.stringify({ topic: 'access', tenantId: tenant.tenantId });
  await parts.owner.query(`select pg_notify('charaka', $1)`, [told]);
}

it('finds a counter bill, its receipt, payout and credit note, each by number and year (R419)', async () => {
  const desk = await openCounter(parts);
  const { tenant } = desk;
  const { counterBill } = (await desk.bill({ lines: [lineOf(3), lineOf(4)] })).output;
  const { counterBillId, billNo, finYear, documentNo, lines } = counterBill;
  await desk.refund({ counterBillId, lines: [{ serviceChargeId: lines[1]?.serviceChargeId ?? 0, quantity: 1 }] });
  const whole = ['counterBill', 'counterReceipt', 'counterPayout', 'creditNote'].map(
    (kind) => `${kind} 1 / ${finYear}`,
  );
  expect(billNo).toBe(1);
  for (const typed of [`1 / ${finYear}`, '1/', `1 /${finYear.slice(0, 3)}`])
    expect((await found(tenant, typed)).sort(), typed).toEqual(expect.arrayContaining(whole));
  expect(await found(tenant, '1 / 1999-2000')).toEqual([]);
  const [byDocument] = await records(tenant, (documentNo ?? '').toLowerCase());
  expect(byDocument).toMatchObject({ kind: 'counterBill', recordId: counterBillId, number: documentNo });
  const opened = await tenant.ask(getCounterBill, { counterBill: { counterBillId: byDocument?.recordId ?? 0 } });
  expect(opened.counterBill.patientId).toBe(byDocument?.patientId);
});

it('finds the final bill, receipts and medicine papers of a stay, and names the stay they open (R419)', async () => {
  const tenant = await makeTenant(parts);
  const admissionId = await admitInScene(tenant, { isDischargeInitiated: true });
  const batchId = await stock(tenant, await addItem(tenant), { quantity: 12, mrp: 10.5 });
  const memo = await sell(tenant, admissionId, [{ batchId, mrp: 10.5, quantity: 10 }]);
  const saleReturn = {
    saleId: memo.saleId,
    lines: [{ saleLineId: memo.lines[0]?.saleLineId ?? 0, quantity: 4 }],
    net: 42,
  };
  await tenant.ask(addSalesReturn, { saleReturn });
  await tenant.ask(addCharges, { admissionId, lines: [{ chargeId: 1, appliedCharge: 1500, quantity: 1 }] });
  const { figures } = await tenant.ask(getBill, { admissionId, isFinalPreview: true });
  const netPayable = figures.netPayable / 100;
  const { finalBill } = await tenant.ask(addBill, { bill: { admissionId, netPayable, cash: netPayable } });
  const [payment] = (await tenant.ask(getPaymentTotals, { admissionId })).payments;
  const { orderNo, finYear } = finalBill;
  expect(await records(tenant, `${orderNo} / ${finYear}`)).toMatchObject([
    { kind: 'finalBill', recordId: finalBill.billId, admissionId },
    { kind: 'stayReceipt', recordId: payment?.paymentId, admissionId },
    { kind: 'medicineBill', recordId: memo.saleId },
    { kind: 'medicineReturn' },
  ]);
  expect(await found(tenant, 'ph1')).toEqual(['medicineBill PH1']);
  expect(await found(tenant, 'PHR1')).toEqual(['medicineReturn PHR1']);
  // A pharmacist finds by number without the right to choose patients.
  await leaveViewer(tenant, ['Pharmacy/sales']);
  await expect.poll(() => found(tenant, '1/', 'viewer')).toEqual(['medicineBill PH1']);
  expect((await tenant.ask(findPeople, { search: `IP${admissionId}` }, { as: 'viewer' })).people).toEqual([]);
});

it('finds an order by group and place, and a specimen by the day on its label, in its own hospital (OR044, LB018)', async () => {
  const bench = await openLabBench(parts, ['K']);
  const { tenant } = bench;
  const [first = 0, second = 0] = await bench.sign({ chargeId: orderable.urine }, { chargeId: orderable.xray });
  const { groupNo, lineNo } = (await tenant.ask(getOrder, { order: { orderId: second } })).order;
  const { specimenNo } = await bench.label(first);
  expect(await records(tenant, `${groupNo}/${lineNo}`)).toMatchObject([{ kind: 'order', recordId: second }]);
  expect(await found(tenant, `${groupNo} / `)).toEqual([`order ${groupNo}/1`, `order ${groupNo}/2`]);
  for (const typed of [specimenNo, specimenNo.slice(0, 8)])
    expect(await found(tenant, typed), typed).toContain(`specimen ${specimenNo}`);
  expect(await found(await makeTenant(parts), specimenNo)).toEqual([]);
});

it('names a marked patient of a bill by the number alone, and finds nothing without the right on the screen (PS009)', async () => {
  const desk = await openCounter(parts);
  const { tenant } = desk;
  const { counterBill } = (await desk.bill({ lines: [lineOf(3)] })).output;
  const typed = `${counterBill.billNo} / ${counterBill.finYear}`;
  await leaveViewer(tenant, ['opd/diagnosis']);
  await expect.poll(() => found(tenant, typed, 'viewer')).toContain(`counterBill ${typed}`);
  const { patientId } = counterBill;
  expect((await tenant.call(markChart, { patientId, kind: 'VIP', reason: 'Minister' })).isFailure).toBe(false);
  const hidden = { kind: 'counterBill', patientId, firstName: 'Restricted', lastName: '', phoneEnding: '' };
  await expect.poll(async () => (await records(tenant, typed, 'viewer'))[0]).toMatchObject(hidden);
  await leaveViewer(tenant, ['patient_registration']);
  await expect.poll(() => found(tenant, typed, 'viewer')).toEqual([]);
});
