// One referral.
import { getReferral as getReferralEndpoint } from '@charaka/contract/referral';
import { handle } from '../kernel/handler.ts';
import { findReferral } from './referral-store.ts';

/** The referral of that number, active or not. */
export const getReferral = handle(getReferralEndpoint, async (call, input) => ({
  referral: await findReferral(call.tx, call.tenantId, input.referral.referralId),
}));
