// What screens hear of when the area discharge changes it.
import { topic } from '../../kernel/topic.ts';

/** How far a discharge has come. */
export const dischargeTopic = topic('discharge');

/** Discharge summaries. */
export const summaryTopic = topic('summary');
