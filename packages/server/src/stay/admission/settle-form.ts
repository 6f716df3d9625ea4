// A settled admission form: without fields excluded by its choices, with stored facts of referral and packages.

import { isVirtualBedMode } from '@charaka/contract/stay/admission/admission';
import { admissionChecks } from '@charaka/contract/stay/admission/admission-form-sentences';
import { admissionSentences } from '@charaka/contract/stay/admission/admission-sentences';
import { isAdminRole } from '@charaka/rules/access/permission';
import type { Sentence } from '@charaka/rules/message/sentence';
import { type BasisPoints, type Paise, sumPaise } from '@charaka/rules/money/money';
import { dateInZone } from '@charaka/rules/stay/hospital-day';
import { referralLock } from '@charaka/rules/stay/referral-lock';
import { type Call, todayOf } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { findPackages } from '../../money/tariff/tariff-store.ts';
import { findReferral } from '../../people/referral/referral-store.ts';
import type { ChangeableForm } from './admission-columns.ts';
import type { Admission } from './admission-store.ts';

/** A clerk's clock may run ahead of the server's by so much; such an admission counts as of now. */
const CLOCK_SKEW_MILLISECONDS = 5 * 60_000;

/** The form without the creditor, OPD visit and package that its category and mode have no room for (R384, R390). */
export function withoutHidden<F extends ChangeableForm>(form: F): F {
  const hasCreditor = form.patientCategory === 'Staff' || form.patientCategory === 'Trustee';
  return {
    ...form,
    ...(hasCreditor ? {} : { creditorName: null }),
    ...(form.isPackageApplicable ? {} : { packages: null, rateType: null }),
    ...(isVirtualBedMode(form.admissionMode) ? { opdNumber: null, opdDate: null, opdDoctorId: null } : {}),
  };
}

/** The instant of an admission. Refuses the future and a day before the patient was born (R408, R421, Q85). */
export function admissionInstant(call: Call, typed: string): Date {
  const instant = new Date(typed);
  if (instant.getTime() > call.now.getTime() + CLOCK_SKEW_MILLISECONDS) refuse(admissionSentences.admittedInFuture);
  return instant > call.now ? call.now : instant;
}

/** Refuses an admission or OPD day that cannot be (R421, Q85). */
export function checkDays(call: Call, form: ChangeableForm, admittedAt: Date, birthDate: string): void {
  if (dateInZone(admittedAt, call.hospital.timezone) < birthDate) refuse(admissionSentences.admittedBeforeBirth);
  if (form.opdDate && form.opdDate > todayOf(call)) refuse(admissionSentences.opdVisitInFuture);
}

/** The referral fields of a form. */
export type ReferralPart = Pick<
  ChangeableForm,
  'referralId' | 'referralName' | 'referralCommission' | 'isReferralPaid'
>;

/**
 * The referral as it is kept: the commission is what an administrator says, for others what is agreed with the referral (Q83).
 * Refuses a change of locked fields (R392, R393), and an inactive referral.
 */
export async function settledReferral(call: Call, form: ChangeableForm, kept?: Admission): Promise<ReferralPart> {
  const { roleId } = call.session;
  const { isReferralLocked } = referralLock(kept ?? { isReferralPaid: false }, roleId);
  const isSame = (form.referralId ?? null) === (kept?.referralId ?? null) && sameName(form, kept);
  if (isReferralLocked && kept) {
    if (!isSame) refuse(lockSentence(kept), { 'admission.referralName': lockSentence(kept) });
    return referralOf(kept);
  }
  const commission = isAdminRole(roleId)
    ? { referralCommission: form.referralCommission ?? null, isReferralPaid: form.isReferralPaid ?? false }
    : undefined;
  if (kept && isSame) return { ...referralOf(kept), ...commission };
  if (form.referralId == null)
    return { referralId: null, referralName: form.referralName || null, ...(commission ?? noCommission) };
  const referral = await findReferral(call.tx, call.tenantId, form.referralId);
  if (!referral.isActive) refuse(admissionSentences.referralDeactivated);
  const agreed = { referralCommission: referral.ipdPercentage ?? null, isReferralPaid: false };
  return { referralId: referral.referralId, referralName: referral.referralName, ...(commission ?? agreed) };
}

const noCommission: ReferralPart = { referralCommission: null as BasisPoints | null, isReferralPaid: false };

const sameName = (form: ReferralPart, kept: Admission | undefined) =>
  form.referralId != null || (form.referralName || null) === (kept?.referralName ?? null);

function referralOf({ referralId, referralName, referralCommission, isReferralPaid }: Admission): ReferralPart {
  return { referralId, referralName, referralCommission, isReferralPaid };
}

function lockSentence({ isReferralPaid }: Admission): Sentence {
  return isReferralPaid ? admissionSentences.referralPaid : admissionSentences.commissionAgreed;
}

/** Packages by their names of now, and what they come to: the sum of their totals (R395, Q210). Refuses any that cannot be chosen. */
export async function settledPackages(
  call: Call,
  form: Pick<ChangeableForm, 'packages'> & { patientType: string },
): Promise<{ packages: { packageId: number; packageName: string }[]; packageAmountPaise: Paise | null }> {
  const wanted = [...new Set((form.packages ?? []).map(({ packageId }) => packageId))];
  if (wanted.length === 0) return { packages: [], packageAmountPaise: null };
  const place = { tenantId: call.tenantId, hospitalId: call.hospital.hospitalId };
  const found = await findPackages(call.tx, place, wanted);
  const chosen = wanted.map((packageId) => found.find((each) => each.packageId === packageId && each.isActive));
  if (!chosen.every((each) => each !== undefined)) return refuse(admissionChecks.selectPackage);
  return {
    packages: chosen.map(({ packageId, packageName }) => ({ packageId, packageName })),
    packageAmountPaise: sumPaise(chosen.map(({ totalAmount }) => totalAmount)),
  };
}
