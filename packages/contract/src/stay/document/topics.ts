// What screens hear of when the area document changes it.
import { topic } from '../../kernel/topic.ts';

/** Documents of an admission. */
export const documentTopic = topic('document');
