// Screens that the report area adds to the web app.
import { reports } from '@charaka/contract/insight/report/reports';
import type { WebArea } from '../../kernel/area.ts';

/** The dashboard and the reports, which share one screen. */
export const reportArea: WebArea = {
  screens: reports.map(({ menu }) => ({ path: menu, load: () => import('./declared-report.tsx') })),
};
