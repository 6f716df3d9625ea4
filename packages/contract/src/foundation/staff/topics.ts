// Topics of the staff area; open screens reload when one is announced.
import { tenantTopic } from '../../kernel/topic.ts';

/** Staff, their accounts and documents. */
export const staffTopic = tenantTopic('staff');

/** Approvers, and their delegates. */
export const delegationTopic = tenantTopic('delegation');
