// Topics of the tpa area; open screens reload when one is announced.
import { topic } from '../../kernel/topic.ts';

/** Authorisations, bill versions and settlements with payers. */
export const tpaTopic = topic('tpa');
