// What screens hear of when the area labtest changes it.
import { topic } from '../../kernel/topic.ts';

/** The laboratory's catalogue. */
export const labParameterTopic = topic('labParameter');

/** Analysers of a hospital. */
export const analyserTopic = topic('analyser');
