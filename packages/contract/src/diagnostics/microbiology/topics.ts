// Topics of the microbiology area; open screens reload when one is announced.
import { topic } from '../../kernel/topic.ts';

/** Alert organisms of a hospital (LB064). */
export const alertIsolateTopic = topic('alertIsolate');
