// Proves what a line costs for another payer, and the laws of changing back and forth.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { basisPoints, type Paise, paise, rupeesToPaise, sumPaise, thousandths, ZERO } from './money.ts';
import {
  isSamePrice,
  lineChange,
  noRate,
  type PayerRate,
  type PricedLine,
  priceOf,
  repriceLine,
  totalOf,
  transferTotals,
} from './tpa-repricing.ts';

const room: PricedLine = {
  quantityThousandths: thousandths(4_000),
  standardPaise: rupeesToPaise(6250),
  tpaPaise: ZERO,
  tpaChargeCode: null,
  appliedPaise: rupeesToPaise(6250),
  itemDiscountPaise: rupeesToPaise(312.5),
  igstBasisPoints: basisPoints(500),
  sgstBasisPoints: basisPoints(250),
  cgstBasisPoints: basisPoints(250),
  isGstInclusive: false,
  isGstBeforeDiscount: true,
  isIgstApplied: false,
  isNonApplicable: false,
};
const rate = (rupees: number, tpaChargeCode: string | null = 'T-1'): PayerRate => ({
  tpaPaise: rupeesToPaise(rupees),
  tpaChargeCode,
});

describe('a line for another payer', () => {
  it('takes the rate of the payer, keeps the percentage of the discount and works the amount out anew (Q93, R432)', () => {
    const { before, after, hasRate, isChanged } = lineChange(room, rate(5000));
    expect(after).toMatchObject({ tpaPaise: 500_000, tpaChargeCode: 'T-1', appliedPaise: 500_000 });
    // 5 % of 6,250.00 becomes 5 % of 5,000.00; GST of 5 % stays on the amount before discount.
    expect(after).toMatchObject({ itemDiscountPaise: 25_000, netPaise: 1_900_000, gstPaise: 100_000 });
    expect(before).toMatchObject({ netPaise: 2_375_000, gstPaise: 125_000 });
    expect([hasRate, isChanged]).toEqual([true, true]);
  });

  it('costs the standard charge where the payer has no rate (Q93)', () => {
    const negotiated = { ...room, appliedPaise: rupeesToPaise(6000), itemDiscountPaise: ZERO };
    const { after, hasRate } = lineChange(negotiated, noRate);
    expect(after).toMatchObject({ tpaPaise: 0, tpaChargeCode: null, appliedPaise: 625_000 });
    expect(hasRate).toBe(false);
  });

  it('without a rate, already at the standard charge, is not changed at all (Q93)', () => {
    expect(lineChange(room, noRate)).toMatchObject({ isChanged: false, after: { itemDiscountPaise: 31_250 } });
  });

  it('goes back to the standard charge when the payer is removed (Q93, R431)', () => {
    const paid = { ...room, ...repriceLine(room, rate(5000)) };
    expect(repriceLine(paid, noRate)).toEqual(priceOf(room));
  });

  it('keeps its charge where there is neither rate nor standard charge: nothing becomes free (Q93)', () => {
    const unlisted = {
      ...room,
      standardPaise: ZERO,
      appliedPaise: rupeesToPaise(75) as Paise,
      itemDiscountPaise: ZERO,
    };
    expect(repriceLine(unlisted, noRate).appliedPaise).toBe(7_500);
  });
});

const anyRate: fc.Arbitrary<PayerRate> = fc.oneof(
  fc.constant(noRate),
  fc.integer({ min: 1, max: 9_000_000 }).map((amount) => ({ tpaPaise: paise(amount), tpaChargeCode: `T${amount}` })),
);
const anyTax = fc.integer({ min: 0, max: 2_800 }).map(basisPoints);
const anyLine: fc.Arbitrary<PricedLine> = fc
  .record({
    quantityThousandths: fc.integer({ min: 1, max: 60_000 }).map(thousandths),
    standardPaise: fc.integer({ min: 0, max: 9_000_000 }).map(paise),
    tpaPaise: fc.integer({ min: 0, max: 9_000_000 }).map(paise),
    tpaChargeCode: fc.constantFrom(null, 'A', 'B'),
    appliedPaise: fc.integer({ min: 1, max: 9_000_000 }).map(paise),
    share: fc.integer({ min: 0, max: 10_000 }),
    igstBasisPoints: anyTax,
    sgstBasisPoints: anyTax,
    cgstBasisPoints: anyTax,
    isGstInclusive: fc.boolean(),
    isGstBeforeDiscount: fc.boolean(),
    isIgstApplied: fc.boolean(),
    isNonApplicable: fc.boolean(),
  })
  .map(({ share, ...line }) => ({
    ...line,
    itemDiscountPaise: paise(Math.floor((line.appliedPaise * share) / 10_000)),
  }));

describe('laws for any line and payer', () => {
  it('the old price put back is the old line to the paisa, however often payers changed meanwhile (Q93)', () => {
    fc.assert(
      fc.property(anyLine, fc.array(anyRate, { minLength: 1, maxLength: 5 }), (line, rates) => {
        const prices = [priceOf(line)];
        let present = line;
        for (const next of rates) {
          present = { ...present, ...repriceLine(present, next) };
          prices.push(priceOf(present));
        }
        for (const former of prices.toReversed()) present = { ...present, ...former };
        expect(present).toEqual(line);
      }),
    );
  });

  it('the same payer twice changes nothing the second time (Q93)', () => {
    fc.assert(
      fc.property(anyLine, anyRate, (line, payer) => {
        const once = { ...line, ...repriceLine(line, payer) };
        expect(isSamePrice(once, repriceLine(once, payer))).toBe(true);
      }),
    );
  });

  it('a charge stays above nothing, and its discount within it (Q93, Q100)', () => {
    fc.assert(
      fc.property(anyLine, anyRate, (line, payer) => {
        const { appliedPaise, itemDiscountPaise } = repriceLine(line, payer);
        expect(appliedPaise).toBeGreaterThan(0);
        expect(itemDiscountPaise).toBeGreaterThanOrEqual(0);
        expect(itemDiscountPaise).toBeLessThanOrEqual(appliedPaise);
      }),
    );
  });

  it('the difference of the sums is what the changed lines that are not left out gain or lose (Q93, R432)', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(anyLine, anyRate, fc.boolean()), { maxLength: 12 }), (scene) => {
        const changes = scene.map(([line, payer]) => lineChange(line, payer));
        const isLeftOut = (index: number) => scene[index]?.[2] === true;
        const totals = transferTotals(changes, isLeftOut);
        const gains = changes
          .filter(({ isChanged }, index) => isChanged && !isLeftOut(index))
          .map(({ before, after }) => paise(totalOf(after) - totalOf(before)));
        expect(totals.differencePaise).toBe(sumPaise(gains));
        expect(totals.beforePaise + totals.differencePaise).toBe(totals.afterPaise);
        expect(transferTotals(changes, () => true).differencePaise).toBe(0);
      }),
    );
  });
});
