// Topics of the counter area; open screens reload when one is announced.
import { topic } from '../../kernel/topic.ts';

/** Bills of the counter, their receipts and refunds, and unbilled work. */
export const counterTopic = topic('counter');

/** Consultation fees of a hospital. */
export const consultationFeeTopic = topic('consultationFee');
