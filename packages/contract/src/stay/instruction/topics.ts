// What screens hear of when the area instruction changes it.
import { topic } from '../../kernel/topic.ts';

/** Instructions of an admission. */
export const instructionTopic = topic('instruction');
