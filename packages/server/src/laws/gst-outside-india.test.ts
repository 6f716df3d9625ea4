// A hospital outside India writes no tax document: its tax is posted but not documented (Q261).
import { addBill, getBill } from '@charaka/contract/money/bill/bill';
import { cancelBill } from '@charaka/contract/money/bill/bill-cancel';
import { addCharges } from '@charaka/contract/money/charge/charge';
import { getGstDocument, listGstDocuments } from '@charaka/contract/money/tax/tax';
import { addSalesReturn } from '@charaka/contract/supply/pharmacy/sales-return';
import { account } from '@charaka/rules/money/ledger';
import { expect, it } from 'vitest';
import { lineOf, openCounter } from '../../test-support/money/counter-desk.ts';
import { gstDesk } from '../../test-support/money/gst-desk.ts';
import { addItem, sell, stock } from '../../test-support/record/pharmacy-shelf.ts';
import { admitInScene } from '../../test-support/server/test-admissions.ts';
import { useTestApp } from '../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../test-support/server/test-tenant.ts';

const parts = useTestApp();
const { verify, listed, standing } = gstDesk(parts);

/** Before the first call of a session, which remembers the hospital. */
async function moveAbroad(tenantId: number) {
  await parts.owner.query(`select set_config('app.tenant_id', $1, false)`, [String(tenantId)]);
  await parts.owner.query(
    `update hospital set country_id = (select country_id from country where country_code = 'BD') where tenant_id = $1`,
    [tenantId],
  );
}

/** A final bill of a room with 5 %, paid by UPI. */
async function billRoom(tenant: TestTenant, admissionId: number) {
  await tenant.ask(addCharges, { admissionId, lines: [{ chargeId: 2, appliedCharge: 6500, quantity: 3 }] });
  const { figures } = await tenant.ask(getBill, { admissionId, isFinalPreview: true });
  const netPayable = figures.netPayable / 100;
  const { finalBill } = await tenant.ask(addBill, {
    bill: { admissionId, netPayable, upi: netPayable, upiReference: '1234' },
  });
  return finalBill;
}

it('a stay abroad is billed and cancelled without a document, its tax stays on account 22 (Q261)', async () => {
  const tenant = await makeTenant(parts);
  await moveAbroad(tenant.tenantId);
  const admissionId = await admitInScene(tenant, { isDischargeInitiated: true });
  const batchId = await stock(tenant, await addItem(tenant), { quantity: 5, mrp: 21 });
  const memo = await sell(tenant, admissionId, [{ batchId, mrp: 21, quantity: 2 }]);
  const back = [{ saleLineId: memo.lines[0]?.saleLineId as number, quantity: 1 }];
  await tenant.ask(addSalesReturn, { saleReturn: { saleId: memo.saleId, lines: back, net: 21 } });
  const { billId, gstDocumentNo } = await billRoom(tenant, admissionId);
  expect(gstDocumentNo).toBeNull();
  expect(await listed(tenant)).toEqual([]);
  expect(await standing(tenant, account.undocumentedGst)).toEqual({ null: -976 });
  expect(await standing(tenant, account.outputTax)).toEqual({});
  expect(await verify(tenant)).toBeNull();
  await tenant.ask(cancelBill, { bill: { admissionId, billId, reason: 'Wrong payer' } }, { as: 'admin' });
  expect(await listed(tenant)).toEqual([]);
  expect(await verify(tenant)).toBeNull();
});

it('a counter bill abroad and its refund have no document (Q261, OR023)', async () => {
  const desk = await openCounter(parts, moveAbroad);
  const { counterBillId, lines, documentNo } = (await desk.bill({ lines: [lineOf(3, 2)] })).output.counterBill;
  expect(documentNo).toBeNull();
  const refunded = await desk.refund({
    counterBillId,
    lines: [{ serviceChargeId: lines[0]?.serviceChargeId ?? 0, quantity: 1 }],
  });
  expect(refunded.isFailure).toBe(false);
  expect(await listed(desk.tenant)).toEqual([]);
  expect(await verify(desk.tenant)).toBeNull();
});

it('a document of before is marked, and the bill it stands for takes it back when it is cancelled (Q261, FI052)', async () => {
  const tenant = await makeTenant(parts);
  const admissionId = await admitInScene(tenant, { isDischargeInitiated: true });
  const { billId } = await billRoom(tenant, admissionId);
  expect(await listed(tenant)).toMatchObject([{ isOutsideIndia: false }]);
  await moveAbroad(tenant.tenantId);
  // Another user's session, which reads the hospital as it is now.
  const { rows } = await tenant.ask(listGstDocuments, {}, { as: 'admin' });
  expect(rows).toMatchObject([{ isOutsideIndia: true }]);
  await tenant.ask(cancelBill, { bill: { admissionId, billId, reason: 'Wrong payer' } }, { as: 'admin' });
  expect(await standing(tenant, account.outputTax)).toEqual({});
  expect(await verify(tenant)).toBeNull();
});

it('a document of a counter bill is opened from the list (FI045)', async () => {
  const desk = await openCounter(parts);
  await desk.bill({ lines: [lineOf(3)] });
  const [row] = await listed(desk.tenant);
  const read = { gstDocument: { gstDocumentId: row?.gstDocumentId as number } };
  const { gstDocument } = await desk.tenant.ask(getGstDocument, read);
  expect(gstDocument).toMatchObject({ source: 'counter', patientId: desk.patientId, lines: [{ lineNo: 1 }] });
});
