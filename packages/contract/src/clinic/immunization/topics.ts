// What screens hear of when the area immunization changes it.
import { tenantTopic } from '../../kernel/topic.ts';

/** Doses of patients, and the schedules they are planned by. */
export const immunizationTopic = tenantTopic('immunization');
