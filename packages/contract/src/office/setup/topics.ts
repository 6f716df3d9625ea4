// Topics of the setup area; open screens reload when one is announced.
import { topic } from '../../kernel/topic.ts';

/** How far setting up has come. */
export const firstRunTopic = topic('firstRun');
