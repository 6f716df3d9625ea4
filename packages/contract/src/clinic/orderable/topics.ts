// Topics of the orderable area; open screens reload when one is announced.
import { topic } from '../../kernel/topic.ts';

/** Orderables of a hospital. */
export const orderableTopic = topic('orderable');
