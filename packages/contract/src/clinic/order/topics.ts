// What screens hear of when the area order changes it.
import { topic } from '../../kernel/topic.ts';

/** Orders of patients, on every worklist. */
export const orderTopic = topic('order');
