// Adds somebody who refers patients (R261).

import { addReferral as addReferralEndpoint } from '@charaka/contract/people/referral/referral';
import { referralSentences } from '@charaka/contract/people/referral/referral-sentences';
import { handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { findReferral, insertReferral } from './referral-store.ts';

/** Adds the referral and answers it as kept; the dialog it was made from takes it over (R218). */
export const addReferral = handle(addReferralEndpoint, async (call, input) => {
  const { tx, tenantId } = call;
  if (input.referral.referralId) refuse(referralSentences.referralExists);
  const referralId = await insertReferral(tx, tenantId, input.referral);
  call.say(referralSentences.referralAdded);
  return { referral: await findReferral(tx, tenantId, referralId) };
});
