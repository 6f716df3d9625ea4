// Topics of the opd area; open screens reload when one is announced.
import { topic } from '../../kernel/topic.ts';

/** Appointments, visits and calendars of the OPD. */
export const opdTopic = topic('opd');
