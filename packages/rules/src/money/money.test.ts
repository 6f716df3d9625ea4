// Proves that amounts, percentages and quantities are exact and rounded half away from zero.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addPaise,
  basisPoints,
  basisPointsToPercent,
  multiplyQuantity,
  paise,
  paiseToRupees,
  percentOf,
  percentOfQuantity,
  percentToBasisPoints,
  quantityToThousandths,
  roundHalfAwayFromZero,
  roundToRupee,
  rupeesToPaise,
  shareInBasisPoints,
  smallerPaise,
  subtractPaise,
  sumPaise,
  thousandths,
  thousandthsToQuantity,
} from './money.ts';

const anyAmount = fc.integer({ min: -999_999_999_999, max: 999_999_999_999 }).map(paise);

describe('decimal rupees', () => {
  it.each([
    [0.29, 29],
    ['1234.5', 123_450],
    ['1234.50', 123_450],
    [-8.5, -850],
    [9_999_999_999.99, 999_999_999_999],
    ['-0', 0],
  ])('become whole paise: %s (R191)', (rupees, expected) => {
    expect(rupeesToPaise(rupees)).toBe(expected);
  });

  it.each([
    [0.001, 'at most 2 decimals'],
    [0.1 + 0.2, 'at most 2 decimals'],
    [1e-9, 'at most 2 decimals'],
    ['1.234', 'at most 2 decimals'],
    [12_345_678_901, 'at most 10 digits'],
    [1e22, 'at most 10 digits'],
    [Number.NaN, 'finite'],
    [Number.POSITIVE_INFINITY, 'finite'],
    ['', 'decimal number'],
    ['1,000', 'decimal number'],
    ['1e3', 'decimal number'],
    ['.5', 'decimal number'],
  ])('are refused with a sentence: %s (R191)', (rupees, sentence) => {
    expect(() => rupeesToPaise(rupees)).toThrow(RangeError);
    expect(() => rupeesToPaise(rupees)).toThrow(sentence);
  });

  it('come back as they went, for every amount of ten digits (R191)', () => {
    fc.assert(fc.property(anyAmount, (amount) => rupeesToPaise(paiseToRupees(amount)) === amount));
  });
});

describe('percentages and quantities', () => {
  it('percentages have 2 decimals (R191)', () => {
    expect(percentToBasisPoints(2.5)).toBe(250);
    expect(basisPointsToPercent(basisPoints(1234))).toBe(12.34);
    expect(() => percentToBasisPoints(1.005)).toThrow('A percentage can have at most 2 decimals.');
  });

  it('quantities have 3 decimals (R190)', () => {
    expect(quantityToThousandths('1.5')).toBe(1500);
    expect(thousandthsToQuantity(thousandths(125))).toBe(0.125);
    expect(() => quantityToThousandths(0.0005)).toThrow('A quantity can have at most 3 decimals.');
  });
});

describe('rounding', () => {
  it.each([
    [5n, 10n, 1n],
    [-5n, 10n, -1n],
    [4n, 10n, 0n],
    [-14n, 10n, -1n],
    [25n, 10n, 3n],
  ])('goes half away from zero: %s / %s (Q29)', (numerator, denominator, expected) => {
    expect(roundHalfAwayFromZero(numerator, denominator)).toBe(expected);
    expect(() => roundHalfAwayFromZero(numerator, 0n)).toThrow(RangeError);
  });

  it('is symmetric about zero and never further than a half (Q29)', () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.bigInt({ min: 1n, max: 10n ** 9n }), (numerator, denominator) => {
        const rounded = roundHalfAwayFromZero(numerator, denominator);
        const distance = 2n * (rounded * denominator - numerator);
        expect(roundHalfAwayFromZero(-numerator, denominator)).toBe(-rounded);
        expect(distance <= denominator && distance >= -denominator).toBe(true);
      }),
    );
  });

  it('to a rupee (R513)', () => {
    expect(roundToRupee(rupeesToPaise(25_021.2))).toBe(2_502_100);
    expect(roundToRupee(rupeesToPaise(53_250.5))).toBe(5_325_100);
    expect(roundToRupee(rupeesToPaise(-0.5))).toBe(-100);
    expect(roundToRupee(rupeesToPaise(-0.49))).toBe(0);
  });
});

describe('products and sums', () => {
  it('stay exact where a float product would not (Q29)', () => {
    expect(multiplyQuantity(thousandths(999_999), paise(999_999_999_999))).toBe(999_998_999_999_000);
    expect(percentOf(paise(999_999_999_999), basisPoints(9_999))).toBe(999_899_999_999);
    expect(percentOfQuantity(thousandths(1_500), rupeesToPaise(333.33), basisPoints(600))).toBe(3_000);
  });

  it('refuse what can no longer be counted exactly (Q29)', () => {
    expect(() => paise(2 ** 51)).toThrow(RangeError);
    expect(() => paise(0.5)).toThrow(RangeError);
    expect(() => addPaise(paise(2 ** 51 - 1), paise(1))).toThrow(RangeError);
    expect(() => multiplyQuantity(thousandths(2 ** 50), paise(2 ** 50))).toThrow(RangeError);
  });

  it('share of a whole, 0 of nothing (R191)', () => {
    expect(shareInBasisPoints(paise(1), paise(3))).toBe(3_333);
    expect(shareInBasisPoints(paise(5), paise(0))).toBe(0);
  });

  it('add in any order and subtract back (R446)', () => {
    fc.assert(
      fc.property(fc.array(anyAmount, { maxLength: 50 }), (amounts) => {
        const total = sumPaise(amounts);
        expect(sumPaise(amounts.toReversed())).toBe(total);
        expect(subtractPaise(addPaise(total, paise(7)), paise(7))).toBe(total);
        expect(smallerPaise(total, addPaise(total, paise(1)))).toBe(total);
      }),
    );
  });
});
