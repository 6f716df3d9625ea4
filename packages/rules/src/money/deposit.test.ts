// When a deposit is low.
import { describe, expect, it } from 'vitest';
import { type Deposit, type DepositRule, isDepositLow } from './deposit.ts';
import { rupeesToPaise } from './money.ts';

const judge = (rupees: { paid?: number; authorized?: number; bill: number; estimate?: number }, rule: DepositRule) => {
  const deposit: Deposit = {
    paidPaise: rupeesToPaise(rupees.paid ?? 0),
    authorizedPaise: rupeesToPaise(rupees.authorized ?? 0),
    billPaise: rupeesToPaise(rupees.bill),
    estimatedPaise: rupees.estimate === undefined ? null : rupeesToPaise(rupees.estimate),
  };
  return isDepositLow(deposit, rule);
};
const ofBill = (percent: number): DepositRule => ({ percent, of: 'bill' });
const ofEstimate: DepositRule = { percent: 50, of: 'estimate' };

describe('a deposit', () => {
  it('is low below the percentage of the running bill, what the payer authorised counting along (R484)', () => {
    expect(judge({ paid: 4999.99, bill: 10_000 }, ofBill(50))).toBe(true);
    expect(judge({ paid: 5000, bill: 10_000 }, ofBill(50))).toBe(false);
    expect(judge({ paid: 1000, authorized: 4000, bill: 10_000 }, ofBill(50))).toBe(false);
    expect(judge({ paid: 9999, bill: 10_000 }, ofBill(100))).toBe(true);
  });

  it('is measured against the estimate where the hospital wants it and there is one', () => {
    expect(judge({ paid: 5000, bill: 2000, estimate: 20_000 }, ofEstimate)).toBe(true);
    expect(judge({ paid: 5000, bill: 2000, estimate: 20_000 }, ofBill(50))).toBe(false);
    expect(judge({ paid: 900, bill: 2000 }, ofEstimate)).toBe(true);
  });

  it('is never low where the warning is off or nothing is charged', () => {
    expect(judge({ bill: 10_000 }, ofBill(0))).toBe(false);
    expect(judge({ bill: 0 }, ofBill(50))).toBe(false);
  });
});
