// Topics of the theatre area; open screens reload when one is announced.
import { topic } from '../../kernel/topic.ts';

/** Bookings of the theatre. */
export const theatreTopic = topic('theatre');
