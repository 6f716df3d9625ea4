// What screens hear of when the area analyser changes it.
import { topic } from '../../kernel/topic.ts';

/** Messages of analysers of a hospital. */
export const analyserMessageTopic = topic('analyserMessage');
