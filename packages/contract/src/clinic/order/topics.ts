// Topics of the order area; open screens reload when one is announced.
import { topic } from '../../kernel/topic.ts';

/** Orders of patients, on every worklist. */
export const orderTopic = topic('order');
