// What open screens hear of encounters.
import { topic } from '../../kernel/topic.ts';

/** A walk-in patient was added. */
export const encounterTopic = topic('encounter');
