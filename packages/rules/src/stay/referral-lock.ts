// Users who may still change the referrer of an admission, and the commission promised for it.
import { isAdminRole } from '../access/permission.ts';

/** Parts of an admission's referral that can no longer be changed. */
export interface ReferralLock {
  isReferralLocked: boolean;
  isCommissionLocked: boolean;
}

/** The saved referral of an admission; commission in basis points, null for none. */
export interface KeptReferral {
  isReferralPaid: boolean;
  referralCommission?: number | null | undefined;
}

/**
 * A paid referral is locked for everybody (R392); an unpaid one with a commission for all but roles 0 and 19 (R393), who alone see
 * and set a commission at all (Q83).
 */
export function referralLock(kept: KeptReferral, roleId: number): ReferralLock {
  const isAdmin = isAdminRole(roleId);
  const hasCommission = (kept.referralCommission ?? 0) > 0;
  return {
    isReferralLocked: kept.isReferralPaid || (hasCommission && !isAdmin),
    isCommissionLocked: kept.isReferralPaid || !isAdmin,
  };
}
