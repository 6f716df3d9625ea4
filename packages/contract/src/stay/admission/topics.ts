// What screens hear of when the area admission changes it.
import { topic } from '../../kernel/topic.ts';

/** Admissions. */
export const admissionTopic = topic('admission');
