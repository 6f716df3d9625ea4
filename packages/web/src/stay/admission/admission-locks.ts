// Locked fields of the admission form, by the page it was opened from, by the fields an edit leaves to others, and by the referral.
import { isVirtualBedMode } from '@charaka/contract/stay/admission/admission';
import { isAdminRole } from '@charaka/rules/access/permission';
import { type ReferralLock, referralLock } from '@charaka/rules/stay/referral-lock';
import { type AdmissionOrigin, isVisitLocked } from './admission-origin.ts';
import type { Admission } from './paper-facts.tsx';

/** The admission an edit is of, or null while one is made. */
export interface FormLocks extends ReferralLock {
  readonly kept: Admission | null;
  readonly isVisitLocked: boolean;
  /** True when the final bill has fixed date, type and packages. */
  readonly isBilled: boolean;
  readonly arePackagesLocked: boolean;
  /** Administrators see what is promised for a referral (Q83). */
  readonly isCommissionShown: boolean;
}

/** The locks of a new admission (R394). */
export function locksOfNew(origin: AdmissionOrigin, roleId: number): FormLocks {
  return {
    kept: null,
    isVisitLocked: isVisitLocked(origin),
    isBilled: false,
    arePackagesLocked: false,
    isCommissionShown: isAdminRole(roleId),
    ...referralLock({ isReferralPaid: false }, roleId),
  };
}

/** The locks of an edit (R392, R393, Q70). */
export function locksOfEdit(kept: Admission, roleId: number): FormLocks {
  return {
    kept,
    isVisitLocked: false,
    isBilled: kept.isFinalBill,
    arePackagesLocked: kept.isFinalBill || (kept.packages?.length ?? 0) > 0,
    isCommissionShown: isAdminRole(roleId),
    ...referralLock(kept, roleId),
  };
}

const isWithPayer = (patientType: string) => patientType === 'TPA' || patientType === 'Corporate';

/** Whether the patient type may be chosen: who pays changes by the TPA transfer alone (R385, Q70). */
export function mayBeType(patientType: string, { kept }: FormLocks): boolean {
  return (
    kept === null || patientType === kept.patientType || !(isWithPayer(patientType) || isWithPayer(kept.patientType))
  );
}

/** Whether the mode may be chosen: an edit does not change between modes with and without a bed. */
export function mayBeMode(admissionMode: string, { kept }: FormLocks): boolean {
  return kept === null || isVirtualBedMode(admissionMode) === isVirtualBedMode(kept.admissionMode);
}
