// Topics of the note area; open screens reload when one is announced.
import { topic } from '../../kernel/topic.ts';

/** Notes of an admission. */
export const noteTopic = topic('note');
