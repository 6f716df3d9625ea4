// Proves what a typed return comes to and when it may be sent.
import { rupeesToPaise, ZERO } from '@charaka/rules/money/money';
import { describe, expect, it } from 'vitest';
import type { Sale, SaleReturn } from './medicine-rows.ts';
import { backLines, freshReturn, judgeReturn, mostPaidBack } from './returned-lines.ts';

/** Four strips at 10 less 2, one of them back already; so much paid with the memo. */
function memo(paid: number, returns: Partial<SaleReturn>[] = []): Sale {
  const line = {
    saleLineId: 1,
    quantity: 4,
    returnedQuantity: 1,
    gross: 4_000,
    discount: 200,
    net: 3_800,
    taxable: 3_800,
    cgstAmount: 0,
    sgstAmount: 0,
  };
  const amounts = { net: 3_800, returned: ZERO, paid: rupeesToPaise(paid) };
  return { ...amounts, isClosed: false, lines: [line], returns } as unknown as Sale;
}

describe('a typed return', () => {
  it('comes to the share of the line, and is ready when a line comes back', () => {
    expect(judgeReturn(memo(0), freshReturn)).toMatchObject({ net: 0, isReady: false });
    expect(judgeReturn(memo(0), { ...freshReturn, back: { 1: 3 } })).toMatchObject({
      net: 2_850,
      lines: [{ saleLineId: 1, quantity: 3 }],
      isReady: true,
    });
  });

  it('offers to pay back now what the patient had paid of it, never what was not paid; what is typed stands (R487, Q218)', () => {
    const back = { 1: 3 };
    const offered = (sale: Sale) => judgeReturn(sale, { ...freshReturn, back }).paidBack;
    expect(offered(memo(38))).toBe(28.5);
    expect(offered(memo(20))).toBe(10.5);
    expect(offered(memo(0))).toBe('');
    expect(judgeReturn(memo(38), { ...freshReturn, back, paidBack: '' })).toMatchObject({ paidBack: '', fault: null });
    const dear = { ...memo(20_000), net: rupeesToPaise(20_000) };
    const line = { ...dear.lines[0], quantity: 1, returnedQuantity: 0, gross: 2_000_000, discount: 0, net: 2_000_000 };
    const sale = { ...dear, lines: [line] } as unknown as Sale;
    expect(judgeReturn(sale, { ...freshReturn, back: { 1: 1 } })).toMatchObject({ paidBack: 10_000, fault: null });
  });

  it('goes to Quarantine for an item of unknown storage until the pharmacist chooses the shelf (PH062)', () => {
    const toQuarantine = (quarantine: Record<number, boolean>, unknown: number[]) =>
      backLines(memo(0), { 1: 2 }, quarantine, unknown).map((line) => line.toQuarantine);
    expect(toQuarantine({}, [])).toEqual([false]);
    expect(toQuarantine({}, [1])).toEqual([true]);
    expect(toQuarantine({ 1: false }, [1])).toEqual([false]);
  });

  it('is held back by more than is left and by a closed bill', () => {
    expect(judgeReturn(memo(0), { ...freshReturn, back: { 1: 4 } }).isReady).toBe(false);
    expect(judgeReturn(memo(0), { ...freshReturn, back: { 1: 0.5 } }).isReady).toBe(false);
    expect(judgeReturn({ ...memo(0), isClosed: true }, { ...freshReturn, back: { 1: 1 } }).isReady).toBe(false);
  });

  it('hands out no more than was paid, came back and was not handed out before (R487, Q144)', () => {
    const sale = memo(20, [{ paidBack: rupeesToPaise(5) }]);
    expect(mostPaidBack(sale, rupeesToPaise(28.5))).toBe(1_500);
    const typed = { ...freshReturn, back: { 1: 3 } };
    expect(judgeReturn(sale, { ...typed, paidBack: 15 }).fault).toBeNull();
    expect(judgeReturn(sale, { ...typed, paidBack: 15.01 })).toMatchObject({
      fault: 'tooMuchPaidBack',
      isReady: false,
    });
  });
});
