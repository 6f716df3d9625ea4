// Proves what the pharmacy adds to a bill, and what it owes the patient.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CashMemo, computeMedicine, ownMoneyOf } from './medicine-charge.ts';
import { paise, rupeesToPaise } from './money.ts';

const memo = (net: number, paid: number, credited = 0): CashMemo => ({
  netPaise: rupeesToPaise(net),
  paidPaise: rupeesToPaise(paid),
  creditedPaise: rupeesToPaise(credited),
});

describe('the medicine of a bill', () => {
  it('is the unpaid part of every memo less what came back of it (Q126, Q144, Q218)', () => {
    const memos = [memo(4000.5, 0, 321.05), memo(500, 178.95)];
    expect(computeMedicine(memos)).toEqual({ chargePaise: 400_050, creditPaise: 0 });
    expect(computeMedicine([memo(100, 100), memo(50, 60)])).toEqual({ chargePaise: 0, creditPaise: 0 });
  });

  it('owes what was paid and came back; it never pays another memo, nor makes the bill less (Q218)', () => {
    expect(computeMedicine([memo(2000, 0), memo(1835.6, 1835.6, 1835.6)])).toEqual({
      chargePaise: 200_000,
      creditPaise: 183_560,
    });
    expect(computeMedicine([memo(100, 40, 80)])).toEqual({ chargePaise: 0, creditPaise: 2000 });
  });

  it('finds the own money of each return so that all of them make the credit of the memo (Q218)', () => {
    const amount = fc.integer({ min: 0, max: 90_000 }).map(paise);
    fc.assert(
      fc.property(amount, amount, fc.array(amount, { maxLength: 5 }), (netPaise, paidPaise, returns) => {
        let before = { netPaise, paidPaise, creditedPaise: paise(0) };
        let own = 0;
        for (const returned of returns) {
          own += ownMoneyOf(before, returned);
          before = { ...before, creditedPaise: paise(before.creditedPaise + returned) };
        }
        expect(own).toBe(computeMedicine([before]).creditPaise);
      }),
    );
  });
});
