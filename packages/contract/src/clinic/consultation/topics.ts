// What screens hear of when the area consultation changes it.
import { topic } from '../../kernel/topic.ts';

/** Notes of visits and what was prescribed in them. */
export const consultationTopic = topic('consultation');
