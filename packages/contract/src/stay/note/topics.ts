// What screens hear of when the area note changes it.
import { topic } from '../../kernel/topic.ts';

/** Notes of an admission. */
export const noteTopic = topic('note');
