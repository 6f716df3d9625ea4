// What the timeline area declares to the server.
import type { ServerArea } from '../../kernel/area.ts';
import { getPatientTimeline } from './get-patient-timeline.ts';

/** What happened to a patient. */
export const timelineArea: ServerArea = { handlers: () => [getPatientTimeline] };
