// Changes a referral; an agreed commission is the administrators' to change (R166, R261).

import { updateReferral as updateReferralEndpoint } from '@charaka/contract/people/referral/referral';
import { referralSentences } from '@charaka/contract/people/referral/referral-sentences';
import { type CommissionRates, isCommissionChanged, mayEditCommission } from '@charaka/rules/money/referral-commission';
import { handle } from '../../kernel/handler.ts';
import { refuseStale } from '../../kernel/last-change.ts';
import { refuse } from '../../kernel/refusal.ts';
import { editedReferral, findReferral, lockReferral, type ReferralInput, replaceReferral } from './referral-store.ts';

function ratesOf(referral: Omit<ReferralInput, 'referralId'>): CommissionRates {
  const { ipdPercentage, opdPercentage, otPercentage, otherPercentage } = referral;
  return { ipd: ipdPercentage, opd: opdPercentage, ot: otPercentage, other: otherPercentage };
}

/** Replaces what is known of the referral and answers it as it is now. Left out `isActive` leaves it as it was. */
export const updateReferral = handle(updateReferralEndpoint, async (call, input) => {
  const { tx, tenantId, session } = call;
  const { referralId } = input.referral;
  const known = await lockReferral(tx, tenantId, referralId);
  await refuseStale(call, editedReferral, referralId, input.referral.version);
  const [agreed, wanted] = [ratesOf(known), ratesOf(input.referral)];
  if (isCommissionChanged(agreed, wanted) && !mayEditCommission(agreed, session.roleId))
    refuse(referralSentences.commissionFixed);
  const isActive = input.referral.isActive ?? known.isActive;
  await replaceReferral(tx, tenantId, referralId, { ...input.referral, isActive });
  call.say(referralSentences.referralUpdated);
  return { referral: await findReferral(tx, tenantId, referralId) };
});
