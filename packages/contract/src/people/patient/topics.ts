// Topics of the patient area; open screens reload when one is announced.
import { tenantTopic } from '../../kernel/topic.ts';

/** Patients, and which charts are marked. */
export const patientTopic = tenantTopic('patient');

/** Records of one patient that became one, or two again: the stays of one are those of the other. */
export const patientMergeTopic = tenantTopic('patientMerge');
