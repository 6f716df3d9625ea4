// Takes a referral out of use; like every record it is deactivated, not erased.

import { deleteReferral as deleteReferralEndpoint } from '@charaka/contract/people/referral/referral';
import { referralSentences } from '@charaka/contract/people/referral/referral-sentences';
import { handle } from '../../kernel/handler.ts';
import { deactivateReferral } from './referral-store.ts';

/** The patients it sent keep it; it is offered for no others. */
export const deleteReferral = handle(deleteReferralEndpoint, async (call, input) => {
  const { tx, tenantId } = call;
  const { referralId } = input.referral;
  await deactivateReferral(tx, tenantId, referralId);
  call.say(referralSentences.referralDeactivated);
  return {};
});
