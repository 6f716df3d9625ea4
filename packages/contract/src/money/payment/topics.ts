// Topics of the payment area; open screens reload when one is announced.
import { topic } from '../../kernel/topic.ts';

/** Receipts, refunds and payments of an account. */
export const paymentTopic = topic('payment');
