// What screens hear of when the area queue changes it.
import { topic } from '../../kernel/topic.ts';

/** OPD rooms of a hospital. */
export const opdRoomTopic = topic('opdRoom');
