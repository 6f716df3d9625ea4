// Screens that the order area adds to the web app.
import type { WebArea } from '../../kernel/area.ts';

/** Orders for inpatients, and the worklist of the departments. */
export const orderArea: WebArea = {
  screens: [{ path: 'investigation', load: () => import('./list-worklist.tsx') }],
};
