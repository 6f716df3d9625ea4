// Screens that the labreport area adds to the web app.
import type { WebArea } from '../../kernel/area.ts';

/** Laboratory reports that patients open without a log-in, and results read over the years. */
export const labreportArea: WebArea = {
  screens: [],
  openScreens: [{ path: 'lab-report/$secret', load: () => import('./open-report.tsx') }],
};
