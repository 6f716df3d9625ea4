// Topics of the inventory area; open screens reload when one is announced.
import { topic } from '../../kernel/topic.ts';

/** Goods that are no medicine. */
export const generalItemTopic = topic('generalItem');
