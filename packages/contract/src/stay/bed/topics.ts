// Topics of the bed area; open screens reload when one is announced.
import { topic } from '../../kernel/topic.ts';

/** Beds, groups, floors, and who lies where. */
export const bedTopic = topic('bed');
