// What screens hear of when the area bed changes it.
import { topic } from '../../kernel/topic.ts';

/** Beds, groups, floors, and who lies where. */
export const bedTopic = topic('bed');
