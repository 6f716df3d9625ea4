// Discounts at the counter through the calls: shared over the lines of the memo, and above the limit with a second person.
import { approveRequest, listApprovals } from '@charaka/contract/foundation/approval/approval';
import { addDirectSale } from '@charaka/contract/supply/dispensing/direct-sale';
import { askSaleDiscount } from '@charaka/contract/supply/dispensing/sale-discount';
import { describe, expect, it } from 'vitest';
import { addColleague } from '../../../test-support/money/approvals.ts';
import { directSaleOf } from '../../../test-support/record/dispensing-desk.ts';
import { addItem, stock } from '../../../test-support/record/pharmacy-shelf.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant } from '../../../test-support/server/test-tenant.ts';
import { verifyBooks } from '../../money/finance/verify-books.ts';

const parts = useTestApp();

/** Three batches of Rs 33.33, 33.33 and 33.34, a patient, an approver, and a limit of 10 %. */
async function makeScene() {
  const tenant = await makeTenant(parts);
  // Before the first call: the session keeps the settings of its hospital.
  await parts.owner.query('update hospital set discount_limit_basis_points = 1000 where tenant_id = $1', [
    tenant.tenantId,
  ]);
  const [patientId = 0] = await tenant.addPatients(1);
  const prices = [33.33, 33.33, 33.34];
  const lines: { batchId: number; mrp: number; quantity: number }[] = [];
  for (const mrp of prices)
    lines.push({ batchId: await stock(tenant, await addItem(tenant), { quantity: 5, mrp }), mrp, quantity: 1 });
  const as = await addColleague(tenant, { userId: 61, staffId: 2, isApprover: true });
  const saleWith = (memoDiscount: number, more: object = {}) =>
    directSaleOf({ patientId }, lines, { memoDiscount, net: 100 - memoDiscount, amount: 100 - memoDiscount, ...more });
  const sell = (memoDiscount: number, more: object = {}) => tenant.call(addDirectSale, saleWith(memoDiscount, more));
  const { net: _, amount: __, ...asked } = saleWith(40).sale as Record<string, unknown>;
  const ask = (more: object = {}) =>
    tenant.call(askSaleDiscount, { sale: { ...asked, ...more }, reason: 'Camp patient' } as never);
  const approve = async () => {
    const { rows } = await tenant.ask(listApprovals, { only: 'toDecide' }, { as });
    const approvalRequest = { approvalRequestId: rows[0]?.approvalRequestId ?? 0 };
    expect((await tenant.call(approveRequest, { approvalRequest })).isFailure).toBe(true);
    await tenant.ask(approveRequest, { approvalRequest }, { as });
    return rows[0];
  };
  return { tenant, patientId, lines, sell, ask, approve };
}

describe('a discount of the memo', () => {
  it('is shared by value over its lines, the last takes the rest, and each line is taxed on what is left (PH087)', async () => {
    const { tenant, sell } = await makeScene();
    const { sale } = (await sell(10)).output;
    expect(sale.lines.map(({ discount, net }) => [discount, net])).toEqual([
      [333, 3000],
      [333, 3000],
      [334, 3000],
    ]);
    for (const { taxable, cgstAmount, sgstAmount } of sale.lines)
      expect([taxable, cgstAmount, sgstAmount]).toEqual([2858, 71, 71]);
    expect(sale).toMatchObject({ gross: 10_000, discount: 1000, net: 9000 });
    expect((await verifyBooks(parts.owner, tenant.tenantId)).difference).toBeNull();
  });

  it('is refused above the worth of the lines, at the field, and where the sums differ (PH087)', async () => {
    const { sell } = await makeScene();
    const above = await sell(100.01, { net: 0, amount: 0 });
    expect(above.message).toBe('The discount is more than the lines that may have one are worth');
    expect(above.wire._failure).toBeTruthy();
    expect((await sell(10, { net: 91 })).message).toBe('The figures have changed. Please recalculate');
  });

  it('above the limit of the user is approved by another person, once and for these medicines (PH087, Q223, Q268)', async () => {
    const { tenant, lines, sell, ask, approve } = await makeScene();
    expect((await sell(40)).message).toBe('The discount of Rs 40.00 is above your limit. Ask for an approval');
    expect((await ask({ memoDiscount: 10 })).message).toBe('You may give this discount without an approval');
    expect((await ask()).output).toMatchObject({ listPrice: 10_000, gift: 4000, giftPercent: 4000 });
    expect((await ask()).message).toBe('A request about this is already waiting for a decision');
    expect((await sell(40)).isFailure).toBe(true);
    const request = await approve();
    expect(request?.facts.find(({ name }) => name === 'medicines')?.text).toMatch(/^Medicine \d+ 1, /);
    const two = lines.slice(0, 2).map(({ batchId, quantity }) => ({ batchId, quantity }));
    expect((await sell(40, { lines: two, net: 26.66, amount: 26 })).message).toMatch(/is above your limit/);
    expect((await sell(41)).message).toMatch(/is above your limit/);
    expect((await sell(40)).message).toBe('Cash memo PH1 saved');
    expect((await sell(40)).message).toMatch(/is above your limit/);
    expect((await verifyBooks(parts.owner, tenant.tenantId)).difference).toBeNull();
  });

  it('of one line above the limit needs the approval too, because the other lines may come back (PH087)', async () => {
    const { lines, sell, ask } = await makeScene();
    const giving = (discount: number) =>
      lines.map(({ batchId, quantity }, index) => ({ batchId, quantity, discount: index === 0 ? discount : 0 }));
    const free = await sell(0, { lines: giving(8), net: 92, amount: 92 });
    expect(free.message).toBe('The discount of Rs 8.00 is above your limit. Ask for an approval');
    expect((await sell(0, { lines: giving(3), net: 97, amount: 97 })).isFailure).toBe(false);
    const impossible = await ask({ memoDiscount: 0, lines: giving(34) });
    expect(impossible.message).toBe('The discount is more than the lines that may have one are worth');
  });

  it('of the next buyer does not wait for the first one (PH087)', async () => {
    const { lines, ask } = await makeScene();
    const outside = { saleType: 'OUTSIDE', patientId: null };
    expect((await ask(outside)).isFailure).toBe(false);
    expect((await ask(outside)).message).toBe('A request about this is already waiting for a decision');
    const others = lines.map(({ batchId }) => ({ batchId, quantity: 2 }));
    expect((await ask({ ...outside, lines: others, memoDiscount: 60 })).isFailure).toBe(false);
  });
});
