// Topics of the record area; open screens reload when one is announced.
import { topic } from '../../kernel/topic.ts';

/** Births. */
export const birthTopic = topic('birth');

/** Deaths. */
export const deathTopic = topic('death');

/** The mortuary. */
export const mortuaryTopic = topic('mortuary');
