// What screens hear of when the area admission changes it.
import { quietTopic, topic } from '../../kernel/topic.ts';

/** How much stands under the tabs of a stay. */
export const stayCountTopic = quietTopic('stayCount');

/** Admissions. */
export const admissionTopic = topic('admission');
