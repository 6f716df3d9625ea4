// Topics of the consultation area; open screens reload when one is announced.
import { topic } from '../../kernel/topic.ts';

/** Notes of visits and their prescriptions. */
export const consultationTopic = topic('consultation');
