// Topics of the tariff area; open screens reload when one is announced.
import { topic } from '../../kernel/topic.ts';

/** Items of the price list. */
export const priceItemTopic = topic('priceItem');

/** Packages. */
export const packageTopic = topic('package');

/** Rates by payer and bed type. */
export const tariffTopic = topic('tariff');
