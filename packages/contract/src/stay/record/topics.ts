// What screens hear of when the area record changes it.
import { topic } from '../../kernel/topic.ts';

/** Births. */
export const birthTopic = topic('birth');

/** Deaths. */
export const deathTopic = topic('death');

/** The mortuary. */
export const mortuaryTopic = topic('mortuary');
