// One referral.
import { getReferral as getReferralEndpoint } from '@charaka/contract/people/referral/referral';
import { handle } from '../../kernel/handler.ts';
import { answerForEdit } from '../../kernel/last-change.ts';
import { editedReferral, findReferral } from './referral-store.ts';

/** The referral of that number, active or not. */
export const getReferral = handle(getReferralEndpoint, async (call, input) => {
  const { referralId } = input.referral;
  return answerForEdit(call, editedReferral, referralId, findReferral(call.tx, call.tenantId, referralId));
});
