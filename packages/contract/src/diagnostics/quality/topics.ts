// Topics of the quality area; open screens reload when one is announced.
import { topic } from '../../kernel/topic.ts';

/** Controls, their runs and what was done about them. */
export const qualityTopic = topic('quality');
