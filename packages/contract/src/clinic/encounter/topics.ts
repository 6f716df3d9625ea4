// Topics of encounters; open screens reload when one is announced.
import { topic } from '../../kernel/topic.ts';

/** A walk-in patient was added. */
export const encounterTopic = topic('encounter');
