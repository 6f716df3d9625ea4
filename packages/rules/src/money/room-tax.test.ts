// Legal tax on a day in a bed.
import { describe, expect, it } from 'vitest';
import { rupeesToPaise } from './money.ts';
import { roomTax } from './room-tax.ts';

describe('a day in a bed', () => {
  it('is taxed at 5 % above 5,000 rupees, on the whole of it, and never in intensive care (FI044)', () => {
    const ratesOf = (rupees: number, isIntensive = false) => {
      const { igstBasisPoints, cgstBasisPoints, sgstBasisPoints } = roomTax(rupeesToPaise(rupees), isIntensive);
      return [igstBasisPoints, cgstBasisPoints, sgstBasisPoints];
    };
    expect(ratesOf(5000)).toEqual([0, 0, 0]);
    expect(ratesOf(5000.01)).toEqual([500, 250, 250]);
    expect(ratesOf(6500)).toEqual([500, 250, 250]);
    expect(ratesOf(12_000, true)).toEqual([0, 0, 0]);
  });
});
