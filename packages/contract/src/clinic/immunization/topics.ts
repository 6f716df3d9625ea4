// Topics of the immunization area; open screens reload when one is announced.
import { tenantTopic } from '../../kernel/topic.ts';

/** Doses of patients, and the schedules they are planned by. */
export const immunizationTopic = tenantTopic('immunization');
