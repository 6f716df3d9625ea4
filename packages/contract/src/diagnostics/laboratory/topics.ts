// Topics of the laboratory area; open screens reload when one is announced.
import { topic } from '../../kernel/topic.ts';

/** Specimens, works, results and reports of a hospital. */
export const laboratoryTopic = topic('laboratory');
