// What screens hear of when the area microbiology changes it.
import { topic } from '../../kernel/topic.ts';

/** Alert organisms of a hospital (LB064). */
export const alertIsolateTopic = topic('alertIsolate');
