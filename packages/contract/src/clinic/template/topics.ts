// What screens hear of when the area template changes it.
import { topic } from '../../kernel/topic.ts';

/** Templates and phrases of notes. */
export const templateTopic = topic('template');
