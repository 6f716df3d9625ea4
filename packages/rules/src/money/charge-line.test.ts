// Proves the arithmetic of a charge line and the two views of its discount.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chargeValueProblem,
  computeChargeLine,
  discountAmountFromPercent,
  discountPercentFromAmount,
  mayAddChargeLine,
} from './charge-line.ts';
import {
  basisPoints,
  paise,
  percentToBasisPoints,
  quantityToThousandths,
  rupeesToPaise,
  thousandths,
} from './money.ts';

const line = {
  quantityThousandths: quantityToThousandths(1.5),
  appliedPaise: rupeesToPaise(333.33),
  itemDiscountPaise: rupeesToPaise(11.11),
  igstBasisPoints: percentToBasisPoints(12),
  sgstBasisPoints: percentToBasisPoints(6),
  cgstBasisPoints: percentToBasisPoints(6),
  isGstInclusive: false,
  isGstBeforeDiscount: true,
  usesIgst: false,
};

describe('a charge line', () => {
  it('is quantity x applied less quantity x discount per unit, each rounded (R446)', () => {
    const figures = computeChargeLine(line);
    expect(figures).toMatchObject({ grossPaise: 50_000, discountPaise: 1_667, netPaise: 48_333 });
  });

  it('bears SGST and CGST, or IGST alone, on the amount before discount (R520, Q101)', () => {
    expect(computeChargeLine(line)).toMatchObject({
      gstPaise: 6_000,
      igstPaise: 0,
      sgstPaise: 3_000,
      cgstPaise: 3_000,
    });
    const withIgst = computeChargeLine({ ...line, usesIgst: true });
    expect(withIgst).toMatchObject({ gstPaise: 6_000, igstPaise: 6_000, sgstPaise: 0, cgstPaise: 0 });
  });

  it('rounds SGST and CGST each for itself (R191, R520)', () => {
    const small = {
      ...line,
      quantityThousandths: thousandths(1_000),
      appliedPaise: paise(25),
      itemDiscountPaise: paise(0),
    };
    expect(computeChargeLine(small)).toMatchObject({ sgstPaise: 2, cgstPaise: 2, gstPaise: 4 });
    expect(computeChargeLine({ ...small, usesIgst: true })).toMatchObject({ igstPaise: 3 });
  });

  it('holds its tax in an inclusive price, in two equal halves or as IGST (R286, R539, Q217)', () => {
    const price = (rupees: number) => ({
      ...line,
      quantityThousandths: thousandths(1000),
      appliedPaise: rupeesToPaise(rupees),
      itemDiscountPaise: paise(0),
      igstBasisPoints: basisPoints(1800),
      sgstBasisPoints: basisPoints(900),
      cgstBasisPoints: basisPoints(900),
      isGstInclusive: true,
    });
    expect(computeChargeLine(price(118))).toMatchObject({ netPaise: 10_000, sgstPaise: 900, cgstPaise: 900 });
    expect(computeChargeLine(price(100))).toMatchObject({
      netPaise: 8474,
      sgstPaise: 763,
      cgstPaise: 763,
      gstPaise: 1526,
    });
    const other = computeChargeLine({ ...price(100), usesIgst: true });
    expect(other).toMatchObject({ netPaise: 8475, igstPaise: 1525, taxablePaise: 8475 });
    // Tax is on the paid amount: the discount comes off first, whatever the hospital's setting.
    expect(computeChargeLine({ ...price(128), itemDiscountPaise: paise(1000) })).toMatchObject({
      netPaise: 10_000,
      gstPaise: 1800,
    });
  });

  it('bears GST after the discount where the hospital switched (R520, Q217)', () => {
    const after = computeChargeLine({ ...line, isGstBeforeDiscount: false });
    expect(after).toMatchObject({ taxablePaise: 48_333, sgstPaise: 2900, cgstPaise: 2900 });
    expect(computeChargeLine(line)).toMatchObject({ taxablePaise: 50_000 });
  });

  it('any inclusive line is its price: net and tax add up to it, the halves are equal (R539, Q217)', () => {
    const any = fc.record({
      applied: fc.integer({ min: 1, max: 9_999_999 }),
      half: fc.integer({ min: 0, max: 1400 }),
      usesIgst: fc.boolean(),
    });
    fc.assert(
      fc.property(any, ({ applied, half, usesIgst }) => {
        const rates = {
          igstBasisPoints: basisPoints(2 * half),
          sgstBasisPoints: basisPoints(half),
          cgstBasisPoints: basisPoints(half),
        };
        const figures = computeChargeLine({
          ...line,
          ...rates,
          appliedPaise: paise(applied),
          itemDiscountPaise: paise(0),
          isGstInclusive: true,
          usesIgst,
        });
        expect(figures.netPaise + figures.gstPaise).toBe(figures.grossPaise);
        expect(figures.sgstPaise).toBe(figures.cgstPaise);
        expect(Math.abs(figures.gstPaise - (figures.grossPaise * 2 * half) / (10_000 + 2 * half))).toBeLessThanOrEqual(
          1,
        );
      }),
    );
  });

  it('refuses a discount above the charge and negative figures (R444, Q100)', () => {
    expect(() => computeChargeLine({ ...line, itemDiscountPaise: paise(33_334) })).toThrow('cannot be more than');
    expect(() => computeChargeLine({ ...line, itemDiscountPaise: paise(-1) })).toThrow('cannot be negative');
    expect(() => computeChargeLine({ ...line, appliedPaise: paise(-1) })).toThrow('cannot be negative');
    expect(() => computeChargeLine({ ...line, quantityThousandths: thousandths(-1) })).toThrow('cannot be negative');
    expect(() => computeChargeLine({ ...line, igstBasisPoints: basisPoints(-1) })).toThrow('cannot be negative');
  });
});

describe('discount percent and amount', () => {
  it('are two views of one thing (R444, R510)', () => {
    expect(discountAmountFromPercent(rupeesToPaise(85), percentToBasisPoints(10))).toBe(850);
    expect(discountPercentFromAmount(rupeesToPaise(85), rupeesToPaise(8.5))).toBe(1_000);
    expect(discountPercentFromAmount(paise(0), paise(0))).toBe(0);
  });

  it('stay between nothing and the whole (Q100)', () => {
    expect(() => discountAmountFromPercent(paise(100), basisPoints(10_001))).toThrow('100 percent');
    expect(() => discountAmountFromPercent(paise(100), basisPoints(-1))).toThrow('negative');
    expect(() => discountPercentFromAmount(paise(100), paise(101))).toThrow('cannot be more than');
    expect(() => discountPercentFromAmount(paise(100), paise(-1))).toThrow('negative');
  });

  it('percent to amount to percent returns within 0.01 from Rs 50 up, where a paisa is at most 0.02 percent (R444)', () => {
    const whole = fc.integer({ min: 5_000, max: 999_999_999_999 }).map(paise);
    const rate = fc.integer({ min: 0, max: 10_000 }).map(basisPoints);
    fc.assert(
      fc.property(whole, rate, (wholePaise, percent) => {
        const back = discountPercentFromAmount(wholePaise, discountAmountFromPercent(wholePaise, percent));
        expect(Math.abs(back - percent)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('the Add Charge form', () => {
  it('wants an applied charge and a quantity above 0 (R441, R442, Q99)', () => {
    expect(chargeValueProblem('appliedCharge', null)?.text).toBe('Enter applied charge');
    expect(chargeValueProblem('appliedCharge', 0)?.text).toBe('Value should greater then 0');
    expect(chargeValueProblem('quantity', null)?.text).toBe('Value should greater then 0');
    expect(chargeValueProblem('quantity', -1)?.text).toBe('Value should greater then 0');
    expect(chargeValueProblem('quantity', 0.001)).toBeNull();
  });

  it('does not add while the standard charge is 0 or the form is invalid (R443, Q102)', () => {
    expect(mayAddChargeLine(paise(0), true)).toBe(false);
    expect(mayAddChargeLine(paise(1), false)).toBe(false);
    expect(mayAddChargeLine(paise(1), true)).toBe(true);
  });
});
