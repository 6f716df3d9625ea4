// Topics of the queue area; open screens reload when one is announced.
import { topic } from '../../kernel/topic.ts';

/** OPD rooms of a hospital. */
export const opdRoomTopic = topic('opdRoom');
