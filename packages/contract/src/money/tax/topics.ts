// What screens hear of when the area tax changes it.
import { quietTopic } from '../../kernel/topic.ts';

/** Tax documents. */
export const gstDocumentTopic = quietTopic('gstDocument');
