// Charge lines as typed and as held before Submit.
import { describe, expect, it } from 'vitest';
import {
  amountForPercent,
  type Charge,
  freshLine,
  heldLine,
  type LineValues,
  lineErrors,
  percentForAmount,
  withDiscount,
  withRate,
} from './held-line.ts';

const typed = (different: Partial<LineValues> = {}): LineValues => ({
  ...freshLine,
  chargeTypeId: 3,
  chargeCategoryId: 8,
  chargeId: 41,
  appliedCharge: 200,
  ...different,
});

/** A charge without GST. */
const untaxed = { igst: 0, sgst: 0, cgst: 0, isGstInclusive: false } as Charge;

describe('a charge line as typed', () => {
  it('starts with the quantity 1 and names what is missing (R438, R439, R440, R441, R446)', () => {
    expect(freshLine.quantity).toBe(1);
    expect(lineErrors(freshLine)).toEqual({
      chargeTypeId: 'Select charge type',
      chargeCategoryId: 'Select charge category',
      chargeId: 'Enter charge code',
      appliedCharge: 'Enter applied charge',
    });
    expect(lineErrors(typed())).toEqual({});
  });

  it('takes an applied charge and a quantity above 0 only (R441, R442, Q99)', () => {
    expect(lineErrors(typed({ appliedCharge: 0 }))).toEqual({ appliedCharge: 'The value must be greater than 0' });
    for (const quantity of ['', 0, '0', '1.2345']) {
      expect(lineErrors(typed({ quantity }))).toEqual({ quantity: 'The value must be greater than 0' });
    }
  });

  it('takes a fraction of a divisible charge only (Q257)', () => {
    for (const quantity of [0.001, 0.5, 1.5]) {
      expect(lineErrors(typed({ quantity }), { chargeName: 'MRI', isDivisible: false })).toEqual({
        quantity: 'MRI is charged in whole numbers. Enter 1, 2 or more',
      });
      expect(lineErrors(typed({ quantity }), { chargeName: 'Oxygen', isDivisible: true })).toEqual({});
    }
  });

  it('takes a discount up to the applied charge and 100 per cent (Q100)', () => {
    expect(lineErrors(typed({ itemDiscount: 200, discountPercent: 100 }))).toEqual({});
    expect(lineErrors(typed({ itemDiscount: 200.01 }))).toEqual({ itemDiscount: 'discountTooLarge' });
    expect(lineErrors(typed({ discountPercent: 101 }))).toEqual({ itemDiscount: 'discountTooLarge' });
  });

  it('turns percent into amount and amount into percent, two decimals (R444)', () => {
    expect(amountForPercent(333.33, 12.5)).toBe(41.67);
    expect(percentForAmount(333.33, 41.67)).toBe(12.5);
    expect([amountForPercent(200, ''), amountForPercent(200, 101)]).toEqual(['', '']);
    expect([percentForAmount(200, ''), percentForAmount(0, 5), percentForAmount(200, 201)]).toEqual(['', '', '']);
  });

  it('lets the other view of a discount follow whichever is typed (R444)', () => {
    const tenth = withDiscount(typed(), { discountPercent: 10 });
    expect(tenth.itemDiscount).toBe(20);
    expect(withDiscount(tenth, { appliedCharge: 300 }).itemDiscount).toBe(30);
    const given = withDiscount(typed(), { itemDiscount: 50 });
    expect(given.discountPercent).toBe(25);
    expect(withDiscount(given, { itemDiscount: '' }).discountPercent).toBe('');
  });

  it('works out a percentage that was typed before the applied charge, once that is there (R444)', () => {
    const before = withDiscount(typed({ appliedCharge: '' }), { discountPercent: 10 });
    expect(before).toMatchObject({ discountPercent: 10, itemDiscount: '' });
    expect(withDiscount(before, { appliedCharge: 380 })).toMatchObject({ discountPercent: 10, itemDiscount: 38 });
  });

  it('keeps an amount that was typed before the applied charge (R444)', () => {
    const early = withDiscount(typed({ appliedCharge: '' }), { itemDiscount: 50 });
    expect(withDiscount(early, { appliedCharge: 200 })).toMatchObject({ itemDiscount: 50, discountPercent: 25 });
  });

  it('takes the rate of the payer, but not over an applied charge that was typed before it came (R447)', () => {
    const tenth = withDiscount(typed({ appliedCharge: '' }), { discountPercent: 10 });
    expect(withRate(tenth, 380)).toMatchObject({ appliedCharge: 380, itemDiscount: 38 });
    expect(withRate({ ...tenth, appliedCharge: 400 }, 380)).toMatchObject({ appliedCharge: 400, itemDiscount: 40 });
  });

  it('of an inclusive price is held with the value that its tax leaves (Q217, R286)', () => {
    const tax = { igst: 1800, sgst: 900, cgst: 900, isGstInclusive: true } as Charge;
    expect(heldLine(typed({ quantity: 1, appliedCharge: 118 }), tax, '')).toMatchObject({
      grossPaise: 11_800,
      netPaise: 10_000,
    });
  });

  it('is held with gross, discount and net of its quantity (R436, R446)', () => {
    const line = heldLine(typed({ quantity: '1.5', itemDiscount: 11.11, appliedCharge: 333.33 }), untaxed, 'T-1');
    expect(line).toMatchObject({
      appliedCharge: 333.33,
      itemDiscount: 11.11,
      quantity: 1.5,
      tpaChargeCode: 'T-1',
      grossPaise: 50_000,
      discountPaise: 1667,
      netPaise: 48_333,
    });
  });
});
