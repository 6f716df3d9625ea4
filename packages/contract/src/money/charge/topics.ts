// Topics of the charge area; open screens reload when one is announced.
import { topic } from '../../kernel/topic.ts';

/** Charge lines of an account. */
export const chargeTopic = topic('charge');
