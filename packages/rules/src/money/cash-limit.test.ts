// Cash a hospital may take: its own limit of one receipt, and section 269ST of the Income-tax Act.
import { describe, expect, it } from 'vitest';
import { type CashRule, cashLimitWarning, cashReceiptProblem } from './cash-limit.ts';
import { rupeesToPaise, ZERO } from './money.ts';

const rule = (changes: Partial<CashRule> = {}): CashRule => ({
  mode: 'refuse',
  limitPaise: null,
  countryCode: 'IN',
  ...changes,
});
const judge = (rupees: number, changes: Partial<CashRule> = {}, day = 0, occasion = day) =>
  cashReceiptProblem(rupeesToPaise(rupees), rule(changes), {
    dayPaise: rupeesToPaise(day),
    occasionPaise: rupeesToPaise(occasion),
  });

describe('cash received', () => {
  it('is below two lakh from one person in a day and for one admission, in India (Q115)', () => {
    expect(judge(199_999.99)).toBeNull();
    expect(judge(200_000)?.text).toContain('on one day would come to Rs 2,00,000.00: section 269ST');
    expect(judge(50_000, {}, 149_999.99)).toBeNull();
    expect(judge(50_000, {}, 150_000)?.text).toContain('from this patient on one day');
    expect(judge(50_000.5, {}, 0, 150_000)?.text).toContain('for this admission would come to Rs 2,00,000.50');
    expect(judge(900_000, { countryCode: 'BD' })).toBeNull();
  });

  it('is at most what the hospital takes with one receipt, wherever it is (R487, Q115)', () => {
    const limit = { limitPaise: rupeesToPaise(50_000), countryCode: 'BD' };
    expect(judge(50_000, limit, 180_000)).toBeNull();
    expect(judge(50_000.01, limit)?.text).toBe('Cash amount should be lesser then or equal to 50000');
    expect(judge(50_000.01, { ...limit, mode: 'warn' })?.text).toBe(
      'Cash amount should be lesser then or equal to 50000',
    );
  });

  it('is not judged where the hospital turned the limit off, nor where there is none (Q115)', () => {
    expect(judge(900_000, { mode: 'off', limitPaise: rupeesToPaise(1) })).toBeNull();
    expect(cashReceiptProblem(ZERO, rule(), { dayPaise: rupeesToPaise(300_000), occasionPaise: ZERO })).toBeNull();
  });
});

describe('the setting of cash receipts', () => {
  it('is warned about in India unless such cash is refused (Q115)', () => {
    expect(cashLimitWarning('off', 'IN')?.text).toContain('269ST');
    expect(cashLimitWarning('warn', 'IN')?.text).toContain('269ST');
    expect(cashLimitWarning('refuse', 'IN')).toBeNull();
    expect(cashLimitWarning('off', 'BD')).toBeNull();
  });
});
