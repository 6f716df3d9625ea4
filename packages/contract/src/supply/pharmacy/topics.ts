// Topics of the pharmacy area; open screens reload when one is announced.
import { topic } from '../../kernel/topic.ts';

/** Medicines the pharmacy keeps. */
export const pharmacyItemTopic = topic('pharmacyItem');

/** Batches and what moved in them. */
export const pharmacyStockTopic = topic('pharmacyStock');

/** Cash memos and returns. */
export const pharmacySaleTopic = topic('pharmacySale');
