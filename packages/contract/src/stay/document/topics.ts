// Topics of the document area; open screens reload when one is announced.
import { topic } from '../../kernel/topic.ts';

/** Documents of an admission. */
export const documentTopic = topic('document');
