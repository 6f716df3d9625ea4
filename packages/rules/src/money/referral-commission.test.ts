// Users who may change the commission of a referral, and until when.
import { describe, expect, it } from 'vitest';
import { basisPoints } from './money.ts';
import {
  type CommissionRates,
  isCommissionChanged,
  isCommissionLocked,
  mayEditCommission,
} from './referral-commission.ts';

const none: CommissionRates = { ipd: null, opd: undefined, ot: basisPoints(0), other: null };
const agreed: CommissionRates = { ...none, ot: basisPoints(250) };

describe('the commission of a referral', () => {
  it('is locked as soon as any of its four rates is agreed (R166)', () => {
    expect(isCommissionLocked(none)).toBe(false);
    expect(isCommissionLocked(agreed)).toBe(true);
  });

  it.each([
    [0, true],
    [19, true],
    [1, false],
    [13, false],
    [30, false],
  ])('is changed by role %i when locked: %s; by any role while nothing is agreed (R166)', (roleId, mayChange) => {
    expect(mayEditCommission(agreed, roleId)).toBe(mayChange);
    expect(mayEditCommission(none, roleId)).toBe(true);
  });

  it('counts none and 0 % alike, any other figure as a change', () => {
    expect(isCommissionChanged(none, { ipd: basisPoints(0), opd: null, ot: null, other: undefined })).toBe(false);
    expect(isCommissionChanged(agreed, { ...agreed, other: basisPoints(1) })).toBe(true);
    expect(isCommissionChanged(agreed, none)).toBe(true);
  });
});
