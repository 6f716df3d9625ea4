// Counting a till: denominations, their sum, and the difference that needs a reason.
import { describe, expect, it } from 'vitest';
import { cashCountSentences, countedCash, denominationsOf, expectedCash, judgeCount } from './cash-count.ts';
import { type Paise, rupeesToPaise } from './money.ts';

const rupees = rupeesToPaise;

describe('a count of cash', () => {
  it('is made in the notes and coins of the currency, the largest first', () => {
    expect(denominationsOf('INR').slice(0, 4)).toEqual([200_000, 50_000, 20_000, 10_000]);
    expect(denominationsOf('BDT')[0]).toBe(100_000);
    expect(denominationsOf('BDT')).not.toContain(200_000);
    for (const currency of ['INR', 'BDT', 'USD']) {
      const worths = denominationsOf(currency);
      expect([...worths].sort((one, other) => other - one)).toEqual(worths);
    }
  });

  it('comes to the worth of every note and coin', () => {
    const counts = [
      { denominationPaise: rupees(500), count: 3 },
      { denominationPaise: rupees(10), count: 7 },
      { denominationPaise: rupees(0.5), count: 1 },
      { denominationPaise: rupees(2), count: 0 },
    ];
    expect(countedCash(counts)).toBe(157_050);
    expect(countedCash([])).toBe(0);
  });
});

describe('the cash of a till', () => {
  it('should be what was received in cash less what was given back (R483)', () => {
    const papers = [
      { paymentType: 'Receive' as const, cashPaise: rupees(1500.5) },
      { paymentType: 'Refund' as const, cashPaise: rupees(200) },
      { paymentType: 'Receive' as const, cashPaise: 0 as Paise },
    ];
    expect(expectedCash(papers)).toBe(130_050);
    expect(expectedCash(papers.slice(1, 2))).toBe(-20_000);
  });

  it('may differ from the count only with a reason', () => {
    expect(judgeCount(rupees(100), rupees(100), '')).toEqual({ differencePaise: 0, problem: null });
    const missing = { differencePaise: -2000, problem: cashCountSentences.enterReasonOfDifference };
    expect(judgeCount(rupees(100), rupees(80), ' ')).toEqual(missing);
    expect(judgeCount(rupees(100), rupees(80), 'wrong change given')).toEqual({ ...missing, problem: null });
    expect(judgeCount(rupees(100), rupees(120), '').differencePaise).toBe(2000);
  });
});
