// What screens hear of when the area orderable changes it.
import { topic } from '../../kernel/topic.ts';

/** Orderables of a hospital. */
export const orderableTopic = topic('orderable');
