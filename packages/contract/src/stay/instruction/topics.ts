// Topics of the instruction area; open screens reload when one is announced.
import { topic } from '../../kernel/topic.ts';

/** Instructions of an admission. */
export const instructionTopic = topic('instruction');
