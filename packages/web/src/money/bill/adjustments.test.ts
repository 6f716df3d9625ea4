// Other charge and discount as typed into a bill in the making.
import { rupeesToPaise } from '@charaka/rules/money/money';
import { describe, expect, it } from 'vitest';
import { figuresSample } from '../../../test-support/bill-sample.ts';
import { adjusted, askedAdjustments, isSameBill, noAdjustments } from './adjustments.ts';

const figures = figuresSample();

describe('discount and other charge of a bill in the making', () => {
  it('show the amount of a typed percentage of the gross (R510)', () => {
    const typed = adjusted(noAdjustments, { discountPercent: 7.5 }, figures);
    expect(typed).toMatchObject({ discount: 375.23, discountBasis: 'percent' });
    expect(askedAdjustments(typed)).toEqual({ otherCharge: '', discountPercent: 7.5, discount: '' });
  });

  it('show the percentage of a typed amount, and ask for the amount (R510)', () => {
    const typed = adjusted(noAdjustments, { discount: 500.3 }, figures);
    expect(typed).toMatchObject({ discountPercent: 10, discountBasis: 'amount' });
    expect(askedAdjustments(typed)).toEqual({ otherCharge: '', discountPercent: '', discount: 500.3 });
  });

  it('take an other charge into the gross that was not calculated yet (R510, Q126)', () => {
    const typed = adjusted({ ...noAdjustments, discountPercent: 10 }, { otherCharge: 97 }, figures);
    expect(typed.discount).toBe(510);
    const calculated = figuresSample({ otherCharge: rupeesToPaise(97), gross: rupeesToPaise(5100) });
    expect(adjusted(typed, { otherCharge: '' }, calculated).discount).toBe(500.3);
  });

  it('show nothing for a discount that cannot be (R510)', () => {
    expect(adjusted(noAdjustments, { discountPercent: 101 }, figures).discount).toBe('');
    expect(adjusted(noAdjustments, { discount: 9999 }, figures).discountPercent).toBe('');
  });

  it('come to the same bill whatever the reason says (R511, Q134)', () => {
    const typed = adjusted(noAdjustments, { discountPercent: 5 }, figures);
    expect(isSameBill(typed, { ...typed, discountReason: 'Staff' })).toBe(true);
    expect(isSameBill(typed, noAdjustments)).toBe(false);
  });
});
