// Topics of the bill area; open screens reload when one is announced.
import { quietTopic, topic } from '../../kernel/topic.ts';

/** Bills, their amounts and their dues. */
export const billTopic = topic('bill');

/** How far the deposit of an account reaches. */
export const depositTopic = quietTopic('deposit');

/** Gift on an account: discounts and dues given up. */
export const giftTopic = quietTopic('gift');
