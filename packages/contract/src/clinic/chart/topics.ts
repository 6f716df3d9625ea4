// Topics of the chart area; open screens reload when one is announced.
import { tenantTopic } from '../../kernel/topic.ts';

/** Allergies, problems and diagnoses of patients. */
export const chartTopic = tenantTopic('chart');
