// Proves how amounts and quantities are shown.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPaise, formatThousandths } from './lakh-grouping.ts';
import { paise, quantityToThousandths, rupeesToPaise } from './money.ts';

describe('amounts', () => {
  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [99_999, '999.99'],
    [100_000, '1,000.00'],
    [12_345_650, '1,23,456.50'],
    [-12_345_650, '-1,23,456.50'],
    [999_999_999_999, '9,99,99,99,999.99'],
  ])('%i paise are shown as %s (R190, Q28)', (count, text) => {
    expect(formatPaise(paise(count))).toBe(text);
  });

  it('read back as they were, without the commas (R190)', () => {
    const amount = fc.integer({ min: -999_999_999_999, max: 999_999_999_999 }).map(paise);
    fc.assert(fc.property(amount, (count) => rupeesToPaise(formatPaise(count).replaceAll(',', '')) === count));
  });
});

describe('quantities', () => {
  it.each([
    [1, '1.00'],
    [1.5, '1.50'],
    [0.125, '0.125'],
    [100_000, '1,00,000.00'],
  ])('%d is shown as %s (R189, R190, Q28)', (quantity, text) => {
    expect(formatThousandths(quantityToThousandths(quantity))).toBe(text);
  });
});
