// The declarations of the timeline area for the server.
import type { ServerArea } from '../../kernel/area.ts';
import { getPatientTimeline } from './get-patient-timeline.ts';

/** The events of a patient. */
export const timelineArea: ServerArea = { handlers: () => [getPatientTimeline] };
