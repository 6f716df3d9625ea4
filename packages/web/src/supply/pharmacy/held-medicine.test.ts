// Proves how typed lines of a cash memo are taken from batches, priced and found faulty.
import { basisPoints, type Paise, rupeesToPaise } from '@charaka/rules/money/money';
import { describe, expect, it } from 'vitest';
import { faultOf, figuresOf, type HeldMedicine, heldFor, totalsOf, withDiscount } from './held-medicine.ts';
import { itemsMatching, type PharmacyItem } from './pharmacy-items.ts';

const item = (itemId: number, itemName: string, isActive = true) =>
  ({ itemId, itemName, itemCode: `C${itemId}`, isActive }) as PharmacyItem;
const batch = (batchId: number, expiry: string, quantity: number, mrp = 10) => ({
  batchId,
  itemId: 1,
  itemCode: 'C1',
  itemName: 'Paracetamol',
  pack: 'Strip',
  batchNumber: `B${batchId}`,
  expiry,
  mrp: rupeesToPaise(mrp),
  quantity,
  cgst: basisPoints(600),
  sgst: basisPoints(600),
  isDiscountAllowed: true,
  isCheckNeeded: false,
  hasCode: false,
});
const batches = [batch(1, '2027-05-31', 10, 12), batch(2, '2026-12-31', 3)];
const held = (quantity: number, lines: HeldMedicine[] = []) =>
  heldFor(item(1, 'Paracetamol'), batches, quantity, lines);

describe('held lines', () => {
  it('come from the batch that expires first, and go on with the next where it does not reach', () => {
    const { held: lines } = held(5);
    expect(lines.map((line) => [line.key, line.batchId, line.quantity])).toEqual([
      [1, 2, 3],
      [2, 1, 2],
    ]);
    const { held: more } = held(1, lines);
    expect(more.map((line) => [line.key, line.batchId, line.quantity])).toEqual([[3, 1, 1]]);
    expect(held(9, lines)).toEqual({ held: [], missing: 1 });
  });

  it('are priced as the server prices them, and added up (R539, R540, Q261)', () => {
    const { held: lines } = held(5);
    expect(lines.map((line) => figuresOf(line)?.valuePaise)).toEqual([3_000, 2_400]);
    const totals = totalsOf(withDiscount(lines, 10));
    expect(totals).toEqual({ gross: 5_400, discount: 540, tax: 522, net: 4_860 as Paise });
    expect(totalsOf(withDiscount(withDiscount(lines, 10), ''))).toMatchObject({ discount: 0 });
    expect(withDiscount(lines, 101)).toEqual(lines);
  });

  it('say what is wrong with them', () => {
    const [first, second] = held(5).held as [HeldMedicine, HeldMedicine];
    const fault = (line: HeldMedicine) => faultOf(line, [line, second]);
    expect(fault(first)).toBeNull();
    expect(fault({ ...first, quantity: '' })?.text).toBe('wholeUnits');
    expect(fault({ ...first, quantity: 1.5 })?.text).toBe('wholeUnits');
    expect(fault({ ...first, quantity: 4 })).toEqual({ field: 'quantity', text: 'onlyInStock', count: 3 });
    // Two lines of one batch share its stock.
    const both = [{ ...first, batchId: 1, quantity: 9 }, second];
    expect(faultOf(both[0] as HeldMedicine, both)).toMatchObject({ text: 'onlyInStock', count: 8 });
    expect(fault({ ...first, discount: 30.01 })).toMatchObject({ field: 'discount', text: 'discountTooLarge' });
  });
});

it('items are found by name or code, names that begin with it first, inactive ones never', () => {
  const items = [item(1, 'Syrup of paracetamol'), item(2, 'Paracetamol 500 mg'), item(3, 'Paracetamol old', false)];
  expect(itemsMatching(items, 'para').map((each) => each.itemId)).toEqual([2, 1]);
  expect(itemsMatching(items, 'c1').map((each) => each.itemId)).toEqual([1]);
});
