// What screens hear of when the area approval changes it.
import { tenantTopic } from '../../kernel/topic.ts';

/** Requests for approval. */
export const approvalTopic = tenantTopic('approval');
