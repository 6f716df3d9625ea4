// What screens hear of when the area setup changes it.
import { topic } from '../../kernel/topic.ts';

/** How far setting up has come. */
export const firstRunTopic = topic('firstRun');
