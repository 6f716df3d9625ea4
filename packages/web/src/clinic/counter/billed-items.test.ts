// The lines that the form of a counter bill sends.
import type { Paise, Thousandths } from '@charaka/rules/money/money';
import { describe, expect, it } from 'vitest';
import { billedOrders, linesOf, type UnbilledOrder, withCharge } from './billed-items.ts';

const order = (orderId: number, encounterId: number): UnbilledOrder => ({
  orderId,
  encounterId,
  groupNo: 1,
  lineNo: 1,
  chargeId: 3,
  kind: 'Investigation',
  orderName: 'Urine routine',
  quantity: 2000 as Thousandths,
  priority: 'Routine',
  status: 'Ordered',
  orderedByName: 'Dr. One',
  orderedAt: '2026-11-23T10:00:00Z',
  price: 8500 as Paise,
});

const nothing = { charges: [], leftOut: [] };
const xray = { chargeId: 4, chargeName: 'X-Ray', pricePaise: 35_000, isOrdered: false };

const unsaid = { isRepeatConfirmed: false, overrideReason: '' };

describe('the items of a counter bill', () => {
  it('are all orders of the visit but those taken off, and the charges chosen', () => {
    const items = { ...withCharge(nothing, xray), leftOut: [2] };
    const orders = billedOrders([order(1, 7), order(2, 7), order(3, 8)], 7, items);
    expect(linesOf(orders, items)).toEqual([
      { orderId: 1, quantity: 2 },
      { chargeId: 4, quantity: 1 },
    ]);
  });

  it('count a charge chosen again, and leave out one without a quantity', () => {
    const twice = withCharge(withCharge(nothing, xray), xray);
    expect(linesOf([], twice)).toEqual([{ chargeId: 4, quantity: 2 }]);
    expect(linesOf([], { ...nothing, charges: [{ ...unsaid, ...xray, quantity: '' }] })).toEqual([]);
  });

  it("sign what a doctor's paper asks for as orders, with the answers to what speaks against them (OR010, OR011)", () => {
    const asked = { ...xray, isOrdered: true, isRepeatConfirmed: true, overrideReason: ' Asked twice ' };
    expect(linesOf([], { ...nothing, charges: [{ ...asked, quantity: 1 }] })).toEqual([
      { chargeId: 4, quantity: 1, isOrdered: true, isRepeatConfirmed: true, overrideReason: 'Asked twice' },
    ]);
  });
});
