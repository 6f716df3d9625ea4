// What screens hear of when the area vital changes it.
import { topic } from '../../kernel/topic.ts';

/** Vital signs of patients. */
export const vitalTopic = topic('vital');
