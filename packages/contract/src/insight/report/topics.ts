// What screens hear of when the area report changes it.
import { quietTopic } from '../../kernel/topic.ts';

/** The dashboard. */
export const reportTopic = quietTopic('report');

/** What waits for the user. */
export const waitingTopic = quietTopic('waiting');
