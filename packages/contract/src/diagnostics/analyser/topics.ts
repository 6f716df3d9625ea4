// Topics of the analyser area; open screens reload when one is announced.
import { topic } from '../../kernel/topic.ts';

/** Messages of analysers of a hospital. */
export const analyserMessageTopic = topic('analyserMessage');
