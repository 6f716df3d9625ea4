// Topics of the discharge area; open screens reload when one is announced.
import { topic } from '../../kernel/topic.ts';

/** How far a discharge has come. */
export const dischargeTopic = topic('discharge');

/** Discharge summaries. */
export const summaryTopic = topic('summary');
