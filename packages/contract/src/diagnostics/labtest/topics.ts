// Topics of the labtest area; open screens reload when one is announced.
import { topic } from '../../kernel/topic.ts';

/** The laboratory's catalogue. */
export const labParameterTopic = topic('labParameter');

/** Analysers of a hospital. */
export const analyserTopic = topic('analyser');
