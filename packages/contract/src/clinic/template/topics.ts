// Topics of the template area; open screens reload when one is announced.
import { topic } from '../../kernel/topic.ts';

/** Templates and phrases of notes. */
export const templateTopic = topic('template');
