// What screens hear of when the area laboratory changes it.
import { topic } from '../../kernel/topic.ts';

/** Specimens, works, results and reports of a hospital. */
export const laboratoryTopic = topic('laboratory');
