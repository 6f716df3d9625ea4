// Locks of the referral of an admission.
import { describe, expect, it } from 'vitest';
import { referralLock } from './referral-lock.ts';

const [superAdministrator, administrator, clerk] = [0, 19, 30];

describe('referral of an admission', () => {
  it('is locked for everybody once it is paid (R392)', () => {
    for (const roleId of [superAdministrator, administrator, clerk])
      expect(referralLock({ isReferralPaid: true, referralCommission: 500 }, roleId)).toEqual({
        isReferralLocked: true,
        isCommissionLocked: true,
      });
  });

  it('is locked by a commission for all but roles 0 and 19 (R393, R166)', () => {
    const promised = { isReferralPaid: false, referralCommission: 500 };
    expect(referralLock(promised, clerk).isReferralLocked).toBe(true);
    for (const roleId of [superAdministrator, administrator])
      expect(referralLock(promised, roleId)).toEqual({ isReferralLocked: false, isCommissionLocked: false });
  });

  it('is open without a commission, which administrators alone may set (R393, Q83)', () => {
    for (const referralCommission of [null, 0])
      expect(referralLock({ isReferralPaid: false, referralCommission }, clerk)).toEqual({
        isReferralLocked: false,
        isCommissionLocked: true,
      });
  });
});
