// Topics of the tax area; open screens reload when one is announced.
import { quietTopic } from '../../kernel/topic.ts';

/** Tax documents. */
export const gstDocumentTopic = quietTopic('gstDocument');
