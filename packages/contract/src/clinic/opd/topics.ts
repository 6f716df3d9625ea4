// What screens hear of when the area opd changes it.
import { topic } from '../../kernel/topic.ts';

/** Appointments, visits and calendars of the OPD. */
export const opdTopic = topic('opd');
