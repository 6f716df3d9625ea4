// Returns against a cash memo: never more than sold, stock back, the amount to the bill or over the counter, and clerks at one instant.

import type { medicineMemo } from '@charaka/contract/money/account/medicine-memo';
import { addBill, getBill } from '@charaka/contract/money/bill/bill';
import { addCharges, listServiceCharges } from '@charaka/contract/money/charge/charge';
import { addSalesReturn, listSalesReturns } from '@charaka/contract/supply/pharmacy/sales-return';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { addColleague } from '../../../test-support/money/approvals.ts';
import { addItem, leftOf, sell, stock } from '../../../test-support/record/pharmacy-shelf.ts';
import { admitInScene } from '../../../test-support/server/test-admissions.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();
type Sale = z.output<typeof medicineMemo>;

/** Ten strips at 10.50 sold, of them so much paid at once. */
async function makeMemo(more: object = {}) {
  const tenant = await makeTenant(parts);
  const admissionId = await admitInScene(tenant, { isDischargeInitiated: true });
  const batchId = await stock(tenant, await addItem(tenant), { quantity: 12, mrp: 10.5 });
  const memo = await sell(tenant, admissionId, [{ batchId, mrp: 10.5, quantity: 10 }], more);
  return { tenant, admissionId, batchId, memo };
}

const giveBack = (tenant: TestTenant, memo: Sale, quantity: number, more: object = {}) =>
  tenant.call(addSalesReturn, {
    saleReturn: {
      saleId: memo.saleId,
      lines: [{ saleLineId: memo.lines[0]?.saleLineId as number, quantity }],
      net: (quantity * 1050) / 100,
      ...more,
    },
  });

describe('a return', () => {
  it('is numbered, puts the units back and credits the bill (R494, Q126, Q144, R291)', async () => {
    const { tenant, admissionId, batchId, memo } = await makeMemo();
    const answer = await giveBack(tenant, memo, 4, { reason: 'Changed to injection' });
    expect(answer.message).toBe('Return PHR1 saved');
    expect(answer.wire.pharmacySalesReturn).toMatchObject({
      saleReturnNumber: 'PHR1',
      returnType: 'IPD',
      cashmemo: 'PH1',
      salesAmount: 105,
      grossAmount: 42,
      rebet: 0,
      taxableAmount: 40,
      taxAmount: 2,
      netReturn: 42,
      paidAmount: 0,
      creditAmount: 42,
      details: [{ quantity: 4, mrp: 10.5, value: 42, taxAmount: 2, taxPercentage: 5 }],
    });
    expect(answer.output.saleReturn.lines[0]).toMatchObject({ taxPercent: 500, cgstAmount: 100, sgstAmount: 100 });
    expect(await leftOf(tenant, batchId)).toEqual({ quantity: 6, moved: 6 });
    const { figures, pharmacySales, pharmacyReturns } = await tenant.ask(getBill, { admissionId });
    expect(figures).toMatchObject({ medicineCharge: 6_300, gross: 6_300, netPayable: 6_300 });
    expect(pharmacySales).toMatchObject([{ cashMemo: 'PH1', net: 10_500, returned: 4_200, pending: 6_300 }]);
    expect(pharmacyReturns).toEqual([answer.output.saleReturn]);
    const charges = await tenant.call(listServiceCharges, { admissionId });
    expect(charges.wire.pharmacyCharge).toMatchObject([{ cashmemo: 'PH1', totalBillAmount: 105 }]);
    expect(charges.wire.pharmacyreturncharge).toMatchObject([{ saleReturnNumber: 'PHR1', netReturn: 42 }]);
  });

  it('never takes more than was sold and not yet returned', async () => {
    const { tenant, batchId, memo } = await makeMemo();
    expect((await giveBack(tenant, memo, 11)).message).toMatch(/Only 10 of this line can still be returned/);
    await giveBack(tenant, memo, 7);
    expect((await giveBack(tenant, memo, 4)).message).toMatch(/Only 3 of this line can still be returned/);
    expect((await giveBack(tenant, memo, 3)).isFailure).toBe(false);
    expect((await giveBack(tenant, memo, 1)).message).toMatch(/Only 0 of this line/);
    expect(await leftOf(tenant, batchId)).toEqual({ quantity: 12, moved: 12 });
    expect((await giveBack(tenant, memo, 1, { net: 1 })).isFailure).toBe(true);
  });

  it('refuses what is not of the memo, a line twice, other figures and other hospitals', async () => {
    const { tenant, memo } = await makeMemo();
    const other = await makeMemo();
    const saleLineId = memo.lines[0]?.saleLineId as number;
    expect((await giveBack(tenant, memo, 1, { net: 10.49 })).message).toBe(
      'The figures have changed. Please recalculate',
    );
    const line = { saleLineId, quantity: 1 };
    expect((await giveBack(tenant, memo, 1, { lines: [line, line] })).message).toMatch(/is listed twice/);
    const foreign = [{ saleLineId: saleLineId + 1000, quantity: 1 }];
    expect((await giveBack(tenant, memo, 1, { lines: foreign })).message).toBe(
      'This line belongs to another cash memo',
    );
    expect((await giveBack(tenant, memo, 1, { saleId: 999_999 })).message).toBe('This cash memo does not exist');
    expect((await giveBack(other.tenant, { ...memo, saleId: memo.saleId + 1000 }, 1)).message).toBe(
      'This cash memo does not exist',
    );
  });

  it('of a paid memo is handed out in cash or credited, never both, and at most what was paid (R487, Q144)', async () => {
    const { tenant, admissionId, memo } = await makeMemo({ cash: 60 });
    expect((await giveBack(tenant, memo, 2, { paidBack: 21.01 })).message).toBe(
      'The refund cannot be more than the amount of the returned medicine',
    );
    expect((await giveBack(tenant, memo, 8, { paidBack: 60.01 })).message).toBe(
      'The refund cannot be more than the amount paid for the cash memo',
    );
    const answer = await giveBack(tenant, memo, 4, { paidBack: 40 });
    expect(answer.output.saleReturn).toMatchObject({ net: 4_200, paidBack: 4_000, credited: 200 });
    expect((await giveBack(tenant, memo, 4, { paidBack: 20.01 })).isFailure).toBe(true);
    const { figures } = await tenant.ask(getBill, { admissionId });
    // 105 sold, 60 of it paid: 45 to the bill, less 2 that came back and was not handed out.
    expect(figures.medicineCharge).toBe(4_300);
  });

  it('of more than is unpaid is owed to the patient and makes the bill no smaller (Q126, Q218)', async () => {
    const { tenant, admissionId, memo } = await makeMemo({ cash: 105 });
    await tenant.ask(addCharges, { admissionId, lines: [{ chargeId: 1, appliedCharge: 500, quantity: 1 }] });
    await giveBack(tenant, memo, 10);
    const { figures } = await tenant.ask(getBill, { admissionId });
    expect(figures).toMatchObject({ medicineCharge: 0, medicineCredit: 10_500, gross: 50_000, netPayable: 39_500 });
  });

  it('is handed out in cash where the memo was paid in cash, else by an approver who did not sell it (Q258, Q268)', async () => {
    const { tenant, memo } = await makeMemo({ card: 105, cardNumber: '1234' });
    const inCash = { paidBack: 42, reason: 'Card machine is down' };
    expect((await giveBack(tenant, memo, 4, inCash)).message).toBe(
      'Refund as it was paid: card Rs 42.00, UPI Rs 0.00, NEFT or cheque Rs 0.00, cash Rs 0.00. Another mode needs an approver',
    );
    expect((await giveBack(tenant, memo, 2)).isFailure).toBe(false);
    const as = await addColleague(tenant, { userId: 21, staffId: 2, isApprover: true });
    const saleReturn = { saleId: memo.saleId, lines: [{ saleLineId: memo.lines[0]?.saleLineId ?? 0, quantity: 4 }] };
    const asked = { saleReturn: { ...saleReturn, net: 42, ...inCash } };
    expect((await tenant.call(addSalesReturn, asked, { as })).output.saleReturn.paidBack).toBe(4_200);
  });

  it('in cash needs an approver above the limit of the hospital, in parts too (Q268)', async () => {
    const tenant = await makeTenant(parts);
    const admissionId = await admitInScene(tenant);
    const batchId = await stock(tenant, await addItem(tenant), { quantity: 3, mrp: 1_500 });
    const memo = await sell(tenant, admissionId, [{ batchId, mrp: 1_500, quantity: 3 }], { cash: 4_500 });
    const part = { net: 1_500, paidBack: 1_500 };
    expect((await giveBack(tenant, memo, 1, part)).isFailure).toBe(false);
    expect((await giveBack(tenant, memo, 1, part)).message).toBe('A refund above Rs 2,000.00 needs an approver');
  });

  it('in cash is at most 10000 (R487, Q140)', async () => {
    const tenant = await makeTenant(parts);
    await parts.owner.query('update hospital set refund_limit_paise = 100000000 where tenant_id = $1', [
      tenant.tenantId,
    ]);
    const admissionId = await admitInScene(tenant);
    const batchId = await stock(tenant, await addItem(tenant), { quantity: 3, mrp: 6_000 });
    const memo = await sell(tenant, admissionId, [{ batchId, mrp: 6_000, quantity: 3 }], { cash: 18_000 });
    const twelve = { net: 12_000, paidBack: 10_000.01 };
    expect((await giveBack(tenant, memo, 2, twelve)).message).toBe(
      'Cash amount should be lesser then or equal to 10000',
    );
    expect((await giveBack(tenant, memo, 2, { ...twelve, paidBack: 10_000 })).isFailure).toBe(false);
  });

  it('and a sale end with the final bill, which keeps its medicine (R500, Q125)', async () => {
    const { tenant, admissionId, batchId, memo } = await makeMemo();
    await giveBack(tenant, memo, 4);
    const { finalBill } = await tenant.ask(addBill, { bill: { admissionId, netPayable: 63, cash: 63 } });
    expect(finalBill).toMatchObject({ gross: 6_300, net: 6_300 });
    expect((await giveBack(tenant, memo, 1)).message).toBe(
      'The final bill is already generated: no medicine can be returned',
    );
    await expect(sell(tenant, admissionId, [{ batchId, mrp: 10.5, quantity: 1 }])).rejects.toThrow(
      'no medicine can be sold',
    );
    const { figures, pharmacySales, pharmacyReturns } = await tenant.ask(getBill, { admissionId });
    expect(figures.medicineCharge).toBe(6_300);
    expect([pharmacySales.length, pharmacyReturns.length]).toEqual([1, 1]);
    expect(pharmacySales[0]?.isClosed).toBe(true);
  });
});

it('returns at the same instant never take back more than was sold, nor leave a gap in the numbers', async () => {
  const { tenant, batchId, memo } = await makeMemo();
  const answers = await Promise.all(Array.from({ length: 8 }, () => giveBack(tenant, memo, 3)));
  const numbers = answers.filter((answer) => !answer.isFailure).map((answer) => answer.output.saleReturn.returnNumber);
  expect(numbers.toSorted()).toEqual(['PHR1', 'PHR2', 'PHR3']);
  expect(await leftOf(tenant, batchId)).toEqual({ quantity: 11, moved: 11 });
  const { rows } = await tenant.ask(listSalesReturns, {});
  expect(rows.map((row) => row.returnNumber).toSorted()).toEqual(['PHR1', 'PHR2', 'PHR3']);
});

it('a sale and the final bill at the same instant: the memo is in the bill or refused, never lost', async () => {
  const { tenant, admissionId, batchId } = await makeMemo();
  const sale = sell(tenant, admissionId, [{ batchId, mrp: 10.5, quantity: 1 }]).then(
    (memo) => memo.cashMemo,
    (error: Error) => error.message,
  );
  const bills = [105, 115.5].map((payable) =>
    tenant.call(addBill, { bill: { admissionId, netPayable: Math.round(payable), cash: Math.round(payable) } }),
  );
  const [sold] = await Promise.all([sale, ...bills]);
  const { figures, finalBill } = await tenant.ask(getBill, { admissionId });
  if (finalBill) expect(figures.medicineCharge).toBe(sold.startsWith('PH') ? 11_550 : 10_500);
  else expect(sold).toBe('PH2');
});
