// Topics of the approval area; open screens reload when one is announced.
import { tenantTopic } from '../../kernel/topic.ts';

/** Requests for approval. */
export const approvalTopic = tenantTopic('approval');
