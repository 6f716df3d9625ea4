// Topics of the bill area; open screens reload when one is announced.
import { quietTopic, topic } from '../../kernel/topic.ts';

/** Bills, what they come to and what is due. */
export const billTopic = topic('bill');

/** How far the deposit of an account reaches. */
export const depositTopic = quietTopic('deposit');

/** Discounts on an account. */
export const giftTopic = quietTopic('gift');
