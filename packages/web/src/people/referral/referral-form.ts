// The values of the referral form and what it begins with.
import type { InputOf, OutputOf } from '@charaka/contract/kernel/endpoint';
import {
  type addReferral,
  type getReferral,
  newReferral,
  referralRecord,
} from '@charaka/contract/people/referral/referral';
import type { CommissionRates } from '@charaka/rules/money/referral-commission';
import { formChecks } from '../../kernel/form-checks.ts';
import { blankOf, heldOf } from '../../resource/record-values.ts';

/** A referral as kept. */
export type Referral = OutputOf<typeof getReferral>['referral'];
/** A referral as it is sent. */
export type ReferralInput = InputOf<typeof addReferral>['referral'];

const blank = blankOf(referralRecord);

/** Field values; rates in percent. */
export type ReferralForm = typeof blank;

/** The form of a referral, or of a new one with the name typed so far. */
export function formOfReferral(known: Referral | null, typedName = ''): ReferralForm {
  return known ? heldOf(referralRecord, known) : { ...blank, referralName: typedName };
}

/** The sentences about the faults of a form (Q205). */
export const referralFaults = formChecks(newReferral);

/** Agreed rates of a referral; empty for a new one. */
export function ratesOf(known: Referral | null): CommissionRates {
  return {
    ipd: known?.ipdPercentage,
    opd: known?.opdPercentage,
    ot: known?.otPercentage,
    other: known?.otherPercentage,
  };
}
