// Screens that the immunization area adds to the web app.
import type { WebArea } from '../../kernel/area.ts';

/** Vaccinations stand on the page of a patient; their schedules have a screen of their own. */
export const immunizationArea: WebArea = {
  screens: [{ path: 'opdRoomSetup/vaccine_schedule', load: () => import('./list-vaccine-schedules.tsx') }],
};
