// Topics of the vital area; open screens reload when one is announced.
import { topic } from '../../kernel/topic.ts';

/** Vital signs of patients. */
export const vitalTopic = topic('vital');
