// Proves how the discount of a cash memo falls on its lines.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sharesOfDiscount } from './discount-share.ts';
import { paise, sumPaise } from './money.ts';

const lines = (...values: number[]) => values.map((value) => ({ valuePaise: paise(value), isDiscountAllowed: true }));

describe('the discount of a memo', () => {
  it('is shared by value, and the last line takes the rest (PH087)', () => {
    expect(sharesOfDiscount(lines(1000, 1000, 1000), paise(1000))).toEqual([333, 333, 334]);
    expect(sharesOfDiscount(lines(9999, 1), paise(5000))).toEqual([5000, 0]);
    expect(sharesOfDiscount(lines(3000, 1000), paise(0))).toEqual([0, 0]);
  });

  it('leaves out the lines without discount (PH087)', () => {
    const marked = [{ valuePaise: paise(5000), isDiscountAllowed: false }, ...lines(2000, 1000)];
    expect(sharesOfDiscount(marked, paise(300))).toEqual([0, 200, 100]);
    expect(() => sharesOfDiscount(marked, paise(3001))).toThrow('more than the amount');
  });

  it('adds up to the discount, and no share is below zero or above its line (PH087)', () => {
    const values = fc.array(fc.integer({ min: 0, max: 50_000 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(values, fc.integer({ min: 0, max: 100 }), (amounts, percent) => {
        const all = lines(...amounts);
        const discount = paise(Math.floor((amounts.reduce((sum, each) => sum + each, 0) * percent) / 100));
        const shares = sharesOfDiscount(all, discount);
        expect(sumPaise(shares)).toBe(discount);
        shares.forEach((share, index) => {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(amounts[index] ?? 0);
        });
      }),
    );
  });
});
