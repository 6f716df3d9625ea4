// The basket: one line a charge, and nothing signed that is not ready.
import { describe, expect, it } from 'vitest';
import { isReady, newLine, signedLines, withItem } from './basket.ts';

const urine = { chargeId: 3, orderName: 'Urine routine', chargeCode: 'L1', kind: 'Investigation' } as const;

describe('the basket', () => {
  it('holds a charge once (OR011)', () => {
    expect(withItem(withItem([], urine), urine)).toHaveLength(1);
  });

  it('is ready with a quantity, and what is ordered already once that is confirmed (OR011)', () => {
    const line = newLine(urine);
    expect(isReady(line)).toBe(true);
    expect([0, '', -1, 1000].map((quantity) => isReady({ ...line, quantity }))).toEqual([false, false, false, false]);
    const again = newLine({ ...urine, openOrderId: 7 });
    expect(isReady(again)).toBe(false);
    expect(isReady({ ...again, isRepeatConfirmed: true })).toBe(true);
  });

  it('sends what was chosen, and no empty instruction', () => {
    expect(signedLines([{ ...newLine(urine), quantity: '2', instruction: '  ' }])).toEqual([
      { chargeId: 3, quantity: 2, priority: 'Routine', instruction: null, isRepeatConfirmed: false },
    ]);
  });
});
