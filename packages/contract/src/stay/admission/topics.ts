// Topics of the admission area; open screens reload when one is announced.
import { quietTopic, topic } from '../../kernel/topic.ts';

/** How much stands under the tabs of a stay. */
export const stayCountTopic = quietTopic('stayCount');

/** Admissions. */
export const admissionTopic = topic('admission');
