// What screens hear of when the area payment changes it.
import { topic } from '../../kernel/topic.ts';

/** Receipts, refunds and what is paid of an account. */
export const paymentTopic = topic('payment');
