// Proves the GST summary and the tax figures of the medicine prints.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ChargeLine, computeChargeLine, inclusiveHalf, inclusiveTax } from './charge-line.ts';
import { splitGroupTax, summarizeGst } from './gst-summary.ts';
import { paise, percentToBasisPoints, quantityToThousandths, rupeesToPaise, sumPaise } from './money.ts';

function line(applied: number, halfRate: number, usesIgst: boolean, changes: Partial<ChargeLine> = {}) {
  const terms: ChargeLine = {
    quantityThousandths: quantityToThousandths(1),
    appliedPaise: rupeesToPaise(applied),
    itemDiscountPaise: rupeesToPaise(0),
    igstBasisPoints: percentToBasisPoints(2 * halfRate),
    sgstBasisPoints: percentToBasisPoints(halfRate),
    cgstBasisPoints: percentToBasisPoints(halfRate),
    isGstInclusive: false,
    isGstBeforeDiscount: true,
    ...changes,
  };
  return { ...terms, ...computeChargeLine({ ...terms, usesIgst }) };
}

describe('GST summary', () => {
  it('adds up by rate and kind, lowest rate first, untaxed lines left out (R520, R528)', () => {
    const lines = [
      line(100, 9, false),
      line(200, 2.5, false),
      line(50, 9, false),
      line(70, 0, false),
      line(10, 9, true),
    ];
    expect(summarizeGst(lines)).toEqual([
      {
        rateBasisPoints: 500,
        isIgst: false,
        taxablePaise: 20_000,
        igstPaise: 0,
        sgstPaise: 500,
        cgstPaise: 500,
        gstPaise: 1_000,
      },
      {
        rateBasisPoints: 1_800,
        isIgst: false,
        taxablePaise: 15_000,
        igstPaise: 0,
        sgstPaise: 1_350,
        cgstPaise: 1_350,
        gstPaise: 2_700,
      },
      {
        rateBasisPoints: 1_800,
        isIgst: true,
        taxablePaise: 1_000,
        igstPaise: 180,
        sgstPaise: 0,
        cgstPaise: 0,
        gstPaise: 180,
      },
    ]);
  });
});

describe('the taxable value', () => {
  it('is the base that was taxed: before the discount, after it, or without the tax inside (R520, R539, Q217)', () => {
    const less = { itemDiscountPaise: rupeesToPaise(18) };
    const taxables = [less, { ...less, isGstBeforeDiscount: false }, { ...less, isGstInclusive: true }].map(
      (changes) => summarizeGst([line(118, 9, false, changes)])[0],
    );
    expect(taxables.map((row) => [row?.taxablePaise, row?.gstPaise])).toEqual([
      [11_800, 2124],
      [10_000, 1800],
      [8474, 1526],
    ]);
  });
});

describe('tax on prints', () => {
  it('inclusive is base x rate / (100 + rate), each half of it by itself (R539, Q217)', () => {
    expect(inclusiveTax(rupeesToPaise(112), percentToBasisPoints(12))).toBe(1_200);
    expect(inclusiveTax(rupeesToPaise(99.99), percentToBasisPoints(5))).toBe(476);
    expect(inclusiveHalf(rupeesToPaise(100), percentToBasisPoints(18))).toBe(763);
  });

  it('a group tax is split into members that add up to it (R541, Q208)', () => {
    const nine = percentToBasisPoints(9);
    expect(splitGroupTax(paise(101), [nine, nine])).toEqual([51, 50]);
    expect(() => splitGroupTax(paise(1), [])).toThrow(RangeError);
    const rates = fc.array(fc.integer({ min: 1, max: 2800 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }).map(paise), rates, (taxPaise, parts) => {
        const members = parts.map((part) => percentToBasisPoints(part / 100));
        expect(sumPaise(splitGroupTax(taxPaise, members))).toBe(taxPaise);
      }),
    );
  });
});
