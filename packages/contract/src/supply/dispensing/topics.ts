// Topics of the dispensing area; open screens reload when one is announced.
import { topic } from '../../kernel/topic.ts';

/** Prescriptions at the pharmacy's counter; orders and stock change them too. */
export const prescriptionTopic = topic('prescription');
