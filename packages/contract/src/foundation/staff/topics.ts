// What screens hear of when the area staff changes it.
import { tenantTopic } from '../../kernel/topic.ts';

/** Staff, their accounts and documents. */
export const staffTopic = tenantTopic('staff');

/** Who approves, and who stands in for whom. */
export const delegationTopic = tenantTopic('delegation');
