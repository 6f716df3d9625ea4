// Topics of the referral area; open screens reload when one is announced.
import { tenantTopic } from '../../kernel/topic.ts';

/** Referrers. */
export const referralTopic = tenantTopic('referral');
