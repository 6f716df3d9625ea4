// Returns of outpatients' memos: shares, the refund by the modes of the payment, the books, the prescription that opens again, and races.
import { amendConsultation } from '@charaka/contract/clinic/consultation/consultation';
import { listOrders } from '@charaka/contract/clinic/order/order';
import { getOpenCollection } from '@charaka/contract/money/finance/finance';
import { addDirectSale, getPrescription, listPrescriptions } from '@charaka/contract/supply/dispensing/direct-sale';
import { closePrescribedLine } from '@charaka/contract/supply/dispensing/prescription-steps';
import { getSale } from '@charaka/contract/supply/pharmacy/sale';
import { addSalesReturn, listSalesReturns } from '@charaka/contract/supply/pharmacy/sales-return';
import { describe, expect, it } from 'vitest';
import { addColleague } from '../../../test-support/money/approvals.ts';
import { paracetamol } from '../../../test-support/patient/consultation-desk.ts';
import { addMedicine, directSaleOf, openCounter } from '../../../test-support/record/dispensing-desk.ts';
import { leftOf, stock } from '../../../test-support/record/pharmacy-shelf.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { verifyBooks } from '../../money/finance/verify-books.ts';

const parts = useTestApp();

/** Three strips of ten at a price with paise, sold on a prescription of thirty tablets; so paid. */
async function makeMemo(modes: object = { amount: 92 }) {
  const counter = await openCounter(parts, [{ ...paracetamol, durationDays: 10 }]);
  const { tenant, encounterId } = counter;
  const batchId = await stock(tenant, await addMedicine(tenant), { quantity: 20, mrp: 30.75 });
  const { prescription } = await tenant.ask(getPrescription, { encounterId });
  const orderId = prescription.lines[0]?.orderId ?? 0;
  const line = { batchId, mrp: 30.75, quantity: 3, orderId };
  const { sale } = await tenant.ask(addDirectSale, directSaleOf({ encounterId }, [line], modes));
  const returnOf = (quantity: number, more: object = {}) => ({
    saleReturn: {
      saleId: sale.saleId,
      lines: [{ saleLineId: sale.lines[0]?.saleLineId ?? 0, quantity }],
      net: (quantity * 3075) / 100,
      paidBack: (quantity * 3075) / 100,
      reason: 'Medicine is not needed',
      ...more,
    },
  });
  const takeBack = (quantity: number, more: object = {}) => tenant.call(addSalesReturn, returnOf(quantity, more));
  const verified = async () => (await verifyBooks(parts.owner, tenant.tenantId)).difference;
  return { ...counter, batchId, orderId, sale, returnOf, takeBack, verified };
}

/** One of the three strips that a prescription takes. */
async function makePartMemo() {
  const counter = await openCounter(parts, [{ ...paracetamol, durationDays: 10 }]);
  const { tenant, encounterId } = counter;
  const batchId = await stock(tenant, await addMedicine(tenant), { quantity: 20, mrp: 30 });
  const orderId = (await tenant.ask(getPrescription, { encounterId })).prescription.lines[0]?.orderId ?? 0;
  const sell = (quantity: number) =>
    tenant.call(addDirectSale, directSaleOf({ encounterId }, [{ batchId, mrp: 30, quantity, orderId }]));
  const { sale } = (await sell(1)).output;
  const lines = [{ saleLineId: sale.lines[0]?.saleLineId ?? 0, quantity: 1 }];
  const takeBack = (quantity: number) =>
    tenant.call(addSalesReturn, {
      saleReturn: { saleId: sale.saleId, lines, net: quantity * 30, paidBack: quantity * 30, reason: 'Not needed' },
    });
  return { ...counter, orderId, sell, takeBack };
}

it('an amended note closes the rest of a medicine that it drops, and a return does not open it (PH053, PH086)', async () => {
  const { tenant, note, sell, takeBack, patientId } = await makePartMemo();
  await tenant.ask(amendConsultation, { ...(await note({ medicines: [] })), amendmentReason: 'Rash after it' });
  const statusOf = async () => (await tenant.ask(listOrders, { patientId })).orders.map(({ status }) => status);
  expect(await statusOf()).toEqual(['Done']);
  expect((await sell(1)).message).toMatch(/is already dispensed$/);
  expect((await takeBack(1)).isFailure).toBe(false);
  expect(await statusOf()).toEqual(['Done']);
  expect((await tenant.ask(listPrescriptions, { isOpen: true })).rows).toEqual([]);
});

describe('a return of an outpatient', () => {
  it('refunds its share at once, and the last part the rest with the round-off (PH062, PH063, PH085)', async () => {
    const { tenant, batchId, sale, takeBack, verified, encounterId } = await makeMemo();
    expect(sale).toMatchObject({ net: 9_225, roundOff: -25, paid: 9_200 });
    const first = await takeBack(1);
    expect(first.message).toBe('Return PHR1 saved');
    expect(first.wire.pharmacySalesReturn).toMatchObject({
      returnType: 'OPD/OUTSIDE',
      patientIpId: null,
      netReturn: 30.75,
      paidAmount: 30.75,
      cashAmount: 30.75,
      creditAmount: 0,
      roundOffAmount: 0,
    });
    expect(await verified()).toBeNull();
    expect((await takeBack(2)).message).toBe('The figures have changed. Please recalculate');
    const last = await takeBack(2, { paidBack: 61.25 });
    expect(last.output.saleReturn).toMatchObject({ net: 6_150, paidBack: 6_125, roundOff: -25, encounterId });
    const { sale: after } = await tenant.ask(getSale, { sale: { saleId: sale.saleId } });
    expect(after).toMatchObject({ pending: 0, returned: 0, lines: [{ quantity: 3, returnedQuantity: 3 }] });
    const figures = ['gross', 'discount', 'taxable', 'cgst', 'sgst', 'net'] as const;
    for (const figure of figures) expect(after.returns.reduce((sum, each) => sum + each[figure], 0)).toBe(sale[figure]);
    expect(after.returns.every(({ gstDocumentNo }) => gstDocumentNo)).toBe(true);
    expect(await leftOf(tenant, batchId)).toEqual({ quantity: 20, moved: 20 });
    expect(await verified()).toBeNull();
    expect((await takeBack(1)).message).toMatch(/Only 0 of this line can still be returned/);
  });

  it('is refunded by the modes of the payment, another mode by an approver who did not sell it (PH062, Q258, Q268)', async () => {
    const upi = { amount: 92.25, upi: 92.25, upiReference: 'UPI123456789' };
    const { tenant, takeBack, returnOf, verified } = await makeMemo(upi);
    expect((await takeBack(1)).message).toBe(
      'Refund as it was paid: card Rs 0.00, UPI Rs 30.75, NEFT or cheque Rs 0.00, cash Rs 0.00. Another mode needs an approver',
    );
    const paid = await takeBack(1, { upi: 30.75, upiReference: 'UPI987654321' });
    expect(paid.output.saleReturn).toMatchObject({ upi: 3_075, cash: 0, upiReference: 'UPI987654321' });
    const as = await addColleague(tenant, { userId: 21, staffId: 3, isApprover: true });
    const inCash = await tenant.call(addSalesReturn, returnOf(1), { as });
    expect(inCash.output.saleReturn).toMatchObject({ cash: 3_075, upi: 0 });
    expect(await verified()).toBeNull();
  });

  it('needs a reason, and an approver who did not sell it when the memo is of an earlier day (Q258, Q268)', async () => {
    const { tenant, takeBack, returnOf, sale } = await makeMemo();
    expect((await takeBack(1, { reason: 'No' })).fields).toHaveProperty(['saleReturn.reason']);
    await parts.owner.query(`update pharmacy_sale set sold_at = sold_at - interval '2 days' where sale_id = $1`, [
      sale.saleId,
    ]);
    expect((await takeBack(1)).message).toMatch(/^This was paid on an earlier day/);
    const as = await addColleague(tenant, { userId: 21, staffId: 3, isApprover: true });
    expect((await tenant.call(addSalesReturn, returnOf(1), { as })).isFailure).toBe(false);
  });

  it('is listed with its OPD number and closed with the till of the user who refunds (PH101)', async () => {
    const { tenant, takeBack, encounterId } = await makeMemo();
    await takeBack(1);
    const { rows } = await tenant.ask(listSalesReturns, {});
    expect(rows).toMatchObject([{ returnNumber: 'PHR1', encounterId, admissionId: null, admissionMode: null }]);
    expect(rows[0]?.opdNumber).toBeTruthy();
    const { papers, expectedCash } = await tenant.ask(getOpenCollection, {});
    expect(papers).toMatchObject([
      { source: 'medicine', amount: 9_200 },
      { source: 'medicineReturn', paymentType: 'Refund', cash: 3_075, amount: 3_075 },
    ]);
    expect(papers[1]?.patientName).toBe(papers[0]?.patientName);
    expect(expectedCash).toBe(6_125);
  });

  it('opens the prescribed line again, as begun or as ordered (PH052, PH086, PH094)', async () => {
    const { tenant, takeBack, encounterId, patientId, orderId } = await makeMemo();
    const stateOf = async () => (await tenant.ask(listPrescriptions, {})).rows[0]?.state;
    const lineOf = async () => (await tenant.ask(getPrescription, { encounterId })).prescription.lines[0];
    expect([await stateOf(), (await lineOf())?.dispensed]).toEqual(['Dispensed', 30_000]);
    await takeBack(1);
    expect([await stateOf(), (await lineOf())?.dispensed]).toEqual(['PartDispensed', 20_000]);
    await takeBack(2, { paidBack: 61.25 });
    expect([await stateOf(), (await lineOf())?.dispensed]).toEqual(['Waiting', 0]);
    const { orders } = await tenant.ask(listOrders, { patientId });
    expect(orders).toMatchObject([{ orderId, status: 'Ordered' }]);
  });

  it('opens no line of which the patient does not buy the rest (PH052, PH086)', async () => {
    const { tenant, sell, takeBack, encounterId, orderId } = await makePartMemo();
    await tenant.ask(closePrescribedLine, { encounterId, orderId, reason: 'Price' });
    expect((await takeBack(1)).isFailure).toBe(false);
    const { rows } = await tenant.ask(listPrescriptions, { isOpen: true });
    expect(rows).toEqual([]);
    expect((await sell(1)).message).toMatch(/is closed$/);
  });

  it('opens no line that an amended note dropped (PH053, PH086)', async () => {
    const { tenant, note, takeBack, encounterId, patientId } = await makeMemo();
    await tenant.ask(amendConsultation, { ...(await note({ medicines: [] })), amendmentReason: 'Rash after it' });
    await takeBack(1);
    await takeBack(2, { paidBack: 61.25 });
    expect((await tenant.ask(listOrders, { patientId })).orders).toMatchObject([{ status: 'Done' }]);
    expect((await tenant.ask(listPrescriptions, { isOpen: true })).rows).toEqual([]);
    const { prescription } = await tenant.ask(getPrescription, { encounterId });
    expect(prescription.lines).toMatchObject([{ status: 'Done', dispensed: 0 }]);
  });

  it('takes no medicine of Schedule X (PH062)', async () => {
    const { tenant, takeBack } = await makeMemo();
    await parts.owner.query(`update pharmacy_item set schedule = 'X' where tenant_id = $1`, [tenant.tenantId]);
    const refused = 'Paracetamol 650 mg tablet is Schedule X and cannot be returned';
    expect((await takeBack(1)).message).toBe(refused);
    // Also where the pharmacy made the mistake: it is a matter of the register.
    expect((await takeBack(1, { isOwnMistake: true })).message).toBe(refused);
  });
});

it('a return that differs from its tax document is found (PH063, FI045)', async () => {
  const { tenant, takeBack, sale, verified } = await makeMemo();
  await takeBack(1);
  await parts.owner.query(
    'update pharmacy_return set cgst_paise = cgst_paise + 1, taxable_paise = taxable_paise - 1 where tenant_id = $1',
    [tenant.tenantId],
  );
  expect(await verified()).toMatch(new RegExp(`^cash memo ${sale.saleId}: tax document .* return \\d+ has`));
});

describe('returns of one memo at once', () => {
  it('never take back more than was sold, and together refund exactly what was paid (PH063)', async () => {
    const { tenant, batchId, takeBack, sale, verified } = await makeMemo();
    const asked = [1, 1, 1].flatMap((quantity) => [
      takeBack(quantity, { paidBack: 30.75 }),
      takeBack(quantity, { paidBack: 30.5 }),
    ]);
    const answers = (await Promise.all(asked)).filter(({ isFailure }) => !isFailure);
    const left = 3 - answers.length;
    if (left > 0) answers.push(await takeBack(left, { paidBack: (left * 3075 - 25) / 100 }));
    const paidBack = answers.map(({ output }) => output.saleReturn.paidBack);
    expect(paidBack.reduce((sum, each) => sum + each, 0)).toBe(sale.paid);
    expect(await leftOf(tenant, batchId)).toEqual({ quantity: 20, moved: 20 });
    expect(await verified()).toBeNull();
  });
});
