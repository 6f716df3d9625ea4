// What screens hear of when the area quality changes it.
import { topic } from '../../kernel/topic.ts';

/** Controls, their runs and what was done about them. */
export const qualityTopic = topic('quality');
