// What screens hear of when the area theatre changes it.
import { topic } from '../../kernel/topic.ts';

/** Bookings of the theatre. */
export const theatreTopic = topic('theatre');
