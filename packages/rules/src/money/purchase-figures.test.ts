// The figures of goods received: the worked example of section 8, and that no paisa is lost.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { basisPoints, paise, ZERO } from './money.ts';
import {
  claimForPacks,
  computePurchase,
  invoiceKey,
  type Purchase,
  type PurchasedLine,
  shareByWeight,
} from './purchase-figures.ts';

const strips: PurchasedLine = {
  itemId: 1,
  packs: 200,
  freePacks: 20,
  rejectedPacks: 0,
  unitsPerPack: 10,
  ratePaise: paise(1450),
  discountBasisPoints: basisPoints(500),
  gstBasisPoints: basisPoints(500),
};
const vials: PurchasedLine = {
  itemId: 2,
  packs: 50,
  freePacks: 5,
  rejectedPacks: 0,
  unitsPerPack: 1,
  ratePaise: paise(4280),
  gstBasisPoints: basisPoints(500),
};
const example: Purchase = {
  lines: [strips, vials],
  charges: [{ amountPaise: paise(15_000), gstBasisPoints: basisPoints(500) }],
  invoiceDiscountPaise: ZERO,
  isInterState: false,
  isCreditTaken: false,
};

describe('the worked example of a receipt', () => {
  it('has its figures where the tax is cost (PH034, PH035, PH037)', () => {
    const { lines, totalPaise, landedPaise } = computePurchase(example);
    expect(lines).toMatchObject([
      {
        grossPaise: 290_000,
        discountPaise: 14_500,
        taxablePaise: 275_500,
        cgstPaise: 6888,
        sgstPaise: 6888,
        sharePaise: 8864,
        landedPaise: 298_140,
        units: 2200,
      },
      {
        grossPaise: 214_000,
        discountPaise: 0,
        taxablePaise: 214_000,
        cgstPaise: 5350,
        sgstPaise: 5350,
        sharePaise: 6886,
        landedPaise: 231_586,
        units: 55,
      },
    ]);
    expect(totalPaise).toBe(529_726);
    expect(landedPaise).toBe(529_726);
  });

  it('has its figures where the credit is taken (PH034, PH035, PH037)', () => {
    const { lines } = computePurchase({ ...example, isCreditTaken: true });
    expect(lines).toMatchObject([
      { sharePaise: 8442, landedPaise: 283_942 },
      { sharePaise: 6558, landedPaise: 220_558 },
    ]);
  });
});

it('a supplier of another state charges IGST once, not in halves (PH036)', () => {
  const { igstPaise, cgstPaise } = computePurchase({ ...example, isInterState: true, charges: [] });
  expect([igstPaise, cgstPaise]).toEqual([13_775 + 10_700, 0]);
});

it('free packs on a line of their own share the cost of the item by units (PH034)', () => {
  const paid = { ...strips, freePacks: 0 };
  const free = { ...strips, packs: 0, freePacks: 20 };
  const { lines } = computePurchase({ ...example, lines: [paid, vials, free], charges: [] });
  expect(lines.map(({ landedPaise }) => landedPaise)).toEqual([262_978, 224_700, 26_298]);
});

it('rejected packs are claimed with their tax, and the others carry the freight (PH030)', () => {
  const { lines, claimedPaise, landedPaise, totalPaise } = computePurchase({
    ...example,
    lines: [{ ...strips, rejectedPacks: 22 }, vials],
  });
  expect(lines[0]).toMatchObject({ units: 1980, claimedPaise: 27_550 + 689 + 689 });
  expect(landedPaise + claimedPaise).toBe(totalPaise);
});

it('a discount on the invoice lowers the taxable value of each line (PH035)', () => {
  const { lines, totalPaise } = computePurchase({ ...example, charges: [], invoiceDiscountPaise: paise(48_950) });
  expect(lines.map(({ taxablePaise }) => taxablePaise)).toEqual([247_950, 192_600]);
  expect(totalPaise).toBe(440_550 + 2 * 6199 + 2 * 4815);
});

it('shares add up to the amount, and weights of zero get none (PH035)', () => {
  expect(shareByWeight(paise(100), [1, 1, 1, 0])).toEqual([33, 34, 33, 0]);
  expect(shareByWeight(paise(100), [0, 0])).toEqual([0, 0]);
});

it('shares are never negative, sum to the amount, and stay within weights that hold the amount (PH035)', () => {
  const long = (count: number, weight: number, last: number) => [...Array.from({ length: count }, () => weight), last];
  fc.assert(
    fc.property(
      fc.array(fc.nat(1_000_000_000), { minLength: 1, maxLength: 60 }),
      fc.nat(100_000_000_000),
      (weights, amount) => {
        const whole = weights.reduce((sum, weight) => sum + weight, 0);
        const shares = shareByWeight(paise(amount), weights);
        expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(whole === 0 ? 0 : amount);
        if (amount <= whole) expect(shares.every((share, index) => share <= (weights[index] ?? 0))).toBe(true);
      },
    ),
    {
      examples: [
        [long(29, 100_000, 100), 10_000],
        [long(27, 100_000, 1), 10_000],
      ],
    },
  );
});

it('freight and discounts over many equal lines leave a small last line without a negative figure (PH035)', () => {
  const line = (ratePaise: number): PurchasedLine => ({
    ...vials,
    packs: 1,
    freePacks: 0,
    ratePaise: paise(ratePaise),
  });
  const rates = (count: number, last: number) => [...Array.from({ length: count }, () => 100_000), last].map(line);
  const freight = computePurchase({
    ...example,
    lines: rates(29, 100),
    charges: [{ amountPaise: paise(10_000), gstBasisPoints: basisPoints(0) }],
  });
  expect(Math.min(...freight.lines.map(({ sharePaise }) => sharePaise))).toBeGreaterThanOrEqual(0);
  expect(freight.landedPaise).toBe(freight.totalPaise);
  const discounted = computePurchase({
    ...example,
    lines: rates(27, 1),
    charges: [],
    invoiceDiscountPaise: paise(10_000),
  });
  expect(Math.min(...discounted.lines.map(({ taxablePaise }) => taxablePaise))).toBeGreaterThanOrEqual(0);
  expect(discounted.landedPaise).toBe(discounted.totalPaise);
});

it('numbers of invoices are compared in capitals, without spaces and leading zeros (PH039)', () => {
  expect([' 00ab 12', 'AB12', '000'].map(invoiceKey)).toEqual(['AB12', 'AB12', '0']);
});

describe('a claim for returned packs', () => {
  const line = {
    taxablePaise: paise(275_500),
    cgstPaise: paise(6888),
    sgstPaise: paise(6888),
    igstPaise: paise(0),
    allPacks: 220,
  };

  it('is the share of value and tax over paid and free packs (PH041)', () => {
    expect(claimForPacks({ ...line, packsBefore: 0 }, 20)).toEqual({
      taxablePaise: 25_045,
      cgstPaise: 626,
      sgstPaise: 626,
      igstPaise: 0,
    });
  });

  it('comes to the whole line when all packs are returned in parts (PH041)', () => {
    const parts = [7, 13, 100, 100].map((packs, index, all) =>
      claimForPacks({ ...line, packsBefore: all.slice(0, index).reduce((sum, each) => sum + each, 0) }, packs),
    );
    expect(parts.reduce((sum, { taxablePaise }) => sum + taxablePaise, 0)).toBe(275_500);
    expect(parts.reduce((sum, { cgstPaise }) => sum + cgstPaise, 0)).toBe(6888);
  });
});
