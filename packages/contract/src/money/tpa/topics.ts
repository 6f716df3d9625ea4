// What screens hear of when the area tpa changes it.
import { topic } from '../../kernel/topic.ts';

/** Authorisations, bill versions and settlements with payers. */
export const tpaTopic = topic('tpa');
