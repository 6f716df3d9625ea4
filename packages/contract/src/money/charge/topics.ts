// What screens hear of when the area charge changes it.
import { topic } from '../../kernel/topic.ts';

/** Charge lines of an account. */
export const chargeTopic = topic('charge');
