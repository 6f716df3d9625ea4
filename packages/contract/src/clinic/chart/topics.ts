// What screens hear of when the area chart changes it.
import { tenantTopic } from '../../kernel/topic.ts';

/** Allergies, problems and diagnoses of patients. */
export const chartTopic = tenantTopic('chart');
