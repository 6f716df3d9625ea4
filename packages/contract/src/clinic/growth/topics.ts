// What screens hear of when the area growth changes it.
import { tenantTopic } from '../../kernel/topic.ts';

/** Growth tables, and measures that were confirmed. */
export const growthTopic = tenantTopic('growth');
