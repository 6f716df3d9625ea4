// What screens hear of when the area bill changes it.
import { quietTopic, topic } from '../../kernel/topic.ts';

/** Bills, what they come to and what is due. */
export const billTopic = topic('bill');

/** How far the deposit of an account reaches. */
export const depositTopic = quietTopic('deposit');

/** What of an account is given away. */
export const giftTopic = quietTopic('gift');
