// The gift on an account: what counts, what does not, and laws that hold for any account (Q223, Q236).
import { describe, expect, it } from 'vitest';
import {
  coversGift,
  type Gift,
  type GiftAccount,
  type GiftLine,
  giftOf,
  isGiftAbove,
  isGiftRaised,
  lateQuantity,
} from './gift.ts';
import { basisPoints, type Paise, paise, thousandths, ZERO } from './money.ts';

const line = (changes: Partial<GiftLine> = {}): GiftLine => ({
  quantityThousandths: thousandths(1000),
  appliedPaise: paise(50_000),
  itemDiscountPaise: ZERO,
  igstBasisPoints: basisPoints(0),
  sgstBasisPoints: basisPoints(0),
  cgstBasisPoints: basisPoints(0),
  isGstInclusive: false,
  isGstBeforeDiscount: true,
  isIgstApplied: false,
  listPricePaise: paise(50_000),
  lateQuantityThousandths: null,
  isTypedWhole: false,
  isCharged: true,
  ...changes,
});
const account = (lines: GiftLine[], changes: Partial<GiftAccount> = {}): GiftAccount => ({
  lines,
  medicineListPaise: ZERO,
  medicineDiscountPaise: ZERO,
  otherChargePaise: ZERO,
  billDiscountPaise: ZERO,
  unpaidPaise: ZERO,
  writtenOffPaise: ZERO,
  ...changes,
});

describe('the gift on an account', () => {
  it('is what the price list asks for less what is charged: a discount and a lowered price alike (Q223, Q236)', () => {
    expect(giftOf(account([line(), line({ itemDiscountPaise: paise(5_000) })]))).toEqual({
      listPaise: 100_000,
      giftPaise: 5_000,
      giftBasisPoints: 500,
    });
    expect(giftOf(account([line({ appliedPaise: paise(1) })])).giftBasisPoints).toBe(10_000);
    expect(giftOf(account([line({ quantityThousandths: thousandths(3000), appliedPaise: paise(40_000) })]))).toEqual({
      listPaise: 150_000,
      giftPaise: 30_000,
      giftBasisPoints: 2_000,
    });
  });

  it('holds the discount of the bill, what stays unpaid, what is written off, and discounts of medicine (Q236)', () => {
    const parts = {
      medicineListPaise: paise(20_000),
      medicineDiscountPaise: paise(2_000),
      otherChargePaise: paise(30_000),
      billDiscountPaise: paise(1_000),
      unpaidPaise: paise(3_000),
      writtenOffPaise: paise(4_000),
    };
    expect(giftOf(account([line()], parts))).toEqual({ listPaise: 100_000, giftPaise: 10_000, giftBasisPoints: 1_000 });
  });

  it('holds a line that was taken off late, and what was lowered of one (Q236)', () => {
    const late = thousandths(2000);
    expect(giftOf(account([line({ isCharged: false, lateQuantityThousandths: late }), line()]))).toMatchObject({
      listPaise: 150_000,
      giftPaise: 100_000,
    });
    expect(giftOf(account([line({ lateQuantityThousandths: late })]))).toMatchObject({
      listPaise: 100_000,
      giftPaise: 50_000,
    });
    expect(giftOf(account([line({ isCharged: false }), line()]))).toMatchObject({ listPaise: 50_000, giftPaise: 0 });
  });

  it('counts a typed fraction of a charge that is not divisible as one unit (Q257)', () => {
    const half = { isTypedWhole: true, quantityThousandths: thousandths(500) };
    expect(giftOf(account([line(half)]))).toMatchObject({ listPaise: 50_000, giftPaise: 25_000 });
    expect(giftOf(account([line({ ...half, isTypedWhole: false })]))).toMatchObject({
      listPaise: 25_000,
      giftPaise: 0,
    });
    expect(giftOf(account([line({ ...half, isCharged: false })]))).toMatchObject({ listPaise: 0, giftPaise: 0 });
  });

  it('is not hidden by a price above the list (Q223)', () => {
    const raised = line({ appliedPaise: paise(500_000) });
    expect(giftOf(account([raised, line({ appliedPaise: paise(10_000) })])).giftPaise).toBe(40_000);
  });

  it('counts with GST what is charged with GST', () => {
    const taxed = { sgstBasisPoints: basisPoints(250), cgstBasisPoints: basisPoints(250) };
    expect(giftOf(account([line({ ...taxed, appliedPaise: paise(40_000) })]))).toMatchObject({
      listPaise: 52_500,
      giftPaise: 10_500,
    });
  });
});

describe('what is taken off a line', () => {
  const posted = new Date('2026-03-01T10:00:00Z');
  const after = (hours: number) => new Date(posted.getTime() + hours * 3_600_000);
  const held = { quantityThousandths: thousandths(5000), lateQuantityThousandths: null };

  it('is the mending of a mistake for a day, and counts after it (Q236)', () => {
    expect(lateQuantity(held, thousandths(0), posted, after(24))).toBeNull();
    expect(lateQuantity(held, thousandths(0), posted, after(24.01))).toBe(5000);
    expect(lateQuantity(held, thousandths(2000), posted, after(48))).toBe(5000);
    expect(lateQuantity(held, thousandths(6000), posted, after(48))).toBeNull();
  });

  it('is not forgotten by taking off little by little, nor by adding something again (Q236)', () => {
    const lowered = { quantityThousandths: thousandths(2000), lateQuantityThousandths: thousandths(5000) };
    expect(lateQuantity(lowered, thousandths(1000), posted, after(48))).toBe(5000);
    expect(lateQuantity(lowered, thousandths(3000), posted, after(48))).toBe(5000);
    const grown = { quantityThousandths: thousandths(9000), lateQuantityThousandths: thousandths(5000) };
    expect(lateQuantity(grown, thousandths(1000), posted, after(48))).toBe(9000);
  });
});

describe('a limit', () => {
  const gift = (giftPaise: number, listPaise: number): Gift => ({
    giftPaise: paise(giftPaise),
    listPaise: paise(listPaise),
    giftBasisPoints: basisPoints(0),
  });

  it('may be reached and not passed; without one everything may be given (Q137, Q223)', () => {
    const everybody = { shareBasisPoints: basisPoints(500), ownPaise: ZERO };
    expect(isGiftAbove(gift(5_000, 100_000), everybody)).toBe(false);
    expect(isGiftAbove(gift(5_001, 100_000), everybody)).toBe(true);
    expect(isGiftAbove(gift(1, 0), everybody)).toBe(true);
    expect(isGiftAbove(gift(200_000, 100_000), { ...everybody, shareBasisPoints: basisPoints(10_000) })).toBe(false);
  });

  it("is above an approver's limit past the own sum and past everybody's share (Q137)", () => {
    const approver = { shareBasisPoints: basisPoints(500), ownPaise: paise(20_000) };
    expect(isGiftAbove(gift(20_000, 100_000), approver)).toBe(false);
    expect(isGiftAbove(gift(20_001, 100_000), approver)).toBe(true);
    expect(isGiftAbove(gift(40_000, 1_000_000), approver)).toBe(false);
    expect(isGiftAbove(gift(100_000, 100_000), { ...approver, ownPaise: null })).toBe(false);
  });

  it('is asked about where the sum or the share grows, and not where neither does (Q223)', () => {
    expect(isGiftRaised(gift(500, 1_000), gift(500, 2_000))).toBe(false);
    expect(isGiftRaised(gift(500, 2_000), gift(500, 1_000))).toBe(true);
    expect(isGiftRaised(gift(500, 1_000), gift(501, 100_000))).toBe(true);
    expect(isGiftRaised(gift(0, 0), gift(0, 1_000))).toBe(false);
  });

  it('is covered by an approval of no less a sum and share (Q223)', () => {
    const approved = gift(2_000, 10_000);
    expect(coversGift(approved, gift(2_000, 10_000))).toBe(true);
    expect(coversGift(approved, gift(2_000, 12_000))).toBe(true);
    expect(coversGift(approved, gift(2_001, 20_000))).toBe(false);
    expect(coversGift(approved, gift(1_000, 4_000))).toBe(false);
  });
});

describe('laws of the gift', () => {
  // A small generator with a fixed seed: the same accounts every time.
  let seed = 20_261_122;
  const next = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % below;
  };
  const randomLine = (): GiftLine => {
    const appliedPaise = paise(1 + next(90_000));
    return line({
      appliedPaise,
      quantityThousandths: thousandths(1 + next(9_000)),
      itemDiscountPaise: paise(next(appliedPaise + 1)),
      listPricePaise: paise(1 + next(90_000)),
      sgstBasisPoints: basisPoints(next(900)),
      cgstBasisPoints: basisPoints(next(900)),
      isGstInclusive: next(3) === 0,
      isGstBeforeDiscount: next(2) === 0,
      lateQuantityThousandths: next(3) === 0 ? thousandths(1 + next(9_000)) : null,
      isCharged: next(4) > 0,
    });
  };

  it('never let a gift be negative, nor grow by charging more, nor shrink by a discount (Q223)', () => {
    for (let run = 0; run < 2_000; run++) {
      const lines = Array.from({ length: 1 + next(6) }, randomLine);
      const [first, ...rest] = lines as [GiftLine, ...GiftLine[]];
      const { giftPaise, listPaise } = giftOf(account(lines));
      expect(giftPaise).toBeGreaterThanOrEqual(0);
      expect(giftPaise).toBeLessThanOrEqual(listPaise);
      const dearer = { ...first, appliedPaise: (first.appliedPaise + 1 + next(5_000)) as Paise };
      expect(giftOf(account([dearer, ...rest])).giftPaise).toBeLessThanOrEqual(giftPaise);
      const cheaper = { ...first, itemDiscountPaise: first.appliedPaise };
      expect(giftOf(account([cheaper, ...rest])).giftPaise).toBeGreaterThanOrEqual(giftPaise);
      expect(giftOf(account([...lines].reverse()))).toEqual(giftOf(account(lines)));
    }
  });
});
