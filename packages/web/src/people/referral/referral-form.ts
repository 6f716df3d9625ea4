// The values of the referral form and what it begins with.
import type { InputOf, OutputOf } from '@charaka/contract/kernel/endpoint';
import { type addReferral, type getReferral, newReferral } from '@charaka/contract/people/referral/referral';
import type { BasisPoints } from '@charaka/rules/money/money';
import type { CommissionRates } from '@charaka/rules/money/referral-commission';
import { formChecks } from '../../kernel/form-checks.ts';

/** A referral as kept. */
export type Referral = OutputOf<typeof getReferral>['referral'];
/** A referral as it is sent. */
export type ReferralInput = InputOf<typeof addReferral>['referral'];

const blank = {
  referralName: '',
  contactNo: '',
  email: '',
  address: '',
  panNo: '',
  ipdPercentage: '' as number | string,
  opdPercentage: '' as number | string,
  otPercentage: '' as number | string,
  otherPercentage: '' as number | string,
};

/** What stands in the fields; rates in percent. */
export type ReferralForm = typeof blank;

const percentOf = (rate: BasisPoints | null | undefined) => (rate == null ? '' : rate / 100);

/** The form of a referral, or of a new one with the name typed so far. */
export function formOfReferral(known: Referral | null, typedName = ''): ReferralForm {
  if (!known) return { ...blank, referralName: typedName };
  return {
    referralName: known.referralName,
    contactNo: known.contactNo ?? '',
    email: known.email ?? '',
    address: known.address ?? '',
    panNo: known.panNo ?? '',
    ipdPercentage: percentOf(known.ipdPercentage),
    opdPercentage: percentOf(known.opdPercentage),
    otPercentage: percentOf(known.otPercentage),
    otherPercentage: percentOf(known.otherPercentage),
  };
}

/** The sentences about the faults of a form (Q205). */
export const referralFaults = formChecks(newReferral);

/** What is agreed with a referral; nothing with a new one. */
export function ratesOf(known: Referral | null): CommissionRates {
  return {
    ipd: known?.ipdPercentage,
    opd: known?.opdPercentage,
    ot: known?.otPercentage,
    other: known?.otherPercentage,
  };
}
