// Proves what screens work out of an admission and its patient.
import { describe, expect, it } from 'vitest';
import { creditLimitOf } from './admission-facts.ts';

describe('the credit limit', () => {
  it("is the patient's own, nothing included, else the hospital's (Q59)", () => {
    const hospital = { creditLimit: 5_000_000 };
    expect(creditLimitOf({ creditLimit: 100 }, hospital)).toBe(100);
    expect(creditLimitOf({ creditLimit: 0 }, hospital)).toBe(0);
    expect(creditLimitOf({ creditLimit: null }, hospital)).toBe(5_000_000);
    expect(creditLimitOf({}, hospital)).toBe(5_000_000);
  });
});
