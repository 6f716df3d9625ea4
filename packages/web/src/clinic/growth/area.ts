// Screens that the growth area adds to the web app.
import type { WebArea } from '../../kernel/area.ts';

/** Growth stands on the page of a patient; its tables have a screen of their own. */
export const growthArea: WebArea = {
  screens: [{ path: 'opdRoomSetup/growth_tables', load: () => import('./list-growth-tables.tsx') }],
};
