// Topics of the growth area; open screens reload when one is announced.
import { tenantTopic } from '../../kernel/topic.ts';

/** Growth tables, and measures that were confirmed. */
export const growthTopic = tenantTopic('growth');
