// What screens hear of when the area referral changes it.
import { tenantTopic } from '../../kernel/topic.ts';

/** Referrers. */
export const referralTopic = tenantTopic('referral');
