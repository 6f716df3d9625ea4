// The warning beside the cash receipt limit.
import { describe, expect, it } from 'vitest';
import { cashLimitWarning } from './cash-limit.ts';

describe('the limit of cash receipts', () => {
  it('is warned about in India when it is off or lets two lakh in cash through (Q115)', () => {
    expect(cashLimitWarning(null, 'IN')).toContain('269ST');
    expect(cashLimitWarning(20_000_000, 'IN')).toContain('269ST');
    expect(cashLimitWarning(19_999_999, 'IN')).toBeNull();
    expect(cashLimitWarning(0, 'IN')).toBeNull();
    expect(cashLimitWarning(null, 'BD')).toBeNull();
  });
});
