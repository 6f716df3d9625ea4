// Screens that the report area adds to the web app.
import { customReportMenu } from '@charaka/contract/insight/report/custom-report';
import { managementMenu } from '@charaka/contract/insight/report/management';
import { qualityMenu } from '@charaka/contract/insight/report/quality-indicators';
import { registersMenu } from '@charaka/contract/insight/report/register';
import { screenPathOf } from '@charaka/contract/insight/report/report-declaration';
import { reportRunMenu } from '@charaka/contract/insight/report/report-run';
import { reportScheduleMenu } from '@charaka/contract/insight/report/report-schedule';
import { reports } from '@charaka/contract/insight/report/reports';
import type { WebArea } from '../../kernel/area.ts';

/** The dashboard and the reports, which share one screen. */
export const reportArea: WebArea = {
  screens: [
    { path: managementMenu, load: () => import('./management-page.tsx') },
    { path: registersMenu, load: () => import('./registers-page.tsx') },
    { path: qualityMenu, load: () => import('./quality-page.tsx') },
    { path: reportScheduleMenu, load: () => import('./list-report-schedules.tsx') },
    { path: customReportMenu, load: () => import('./list-custom-reports.tsx') },
    { path: `${customReportMenu}/builder`, load: () => import('./custom-builder.tsx') },
    { path: reportRunMenu, load: () => import('./list-report-runs.tsx') },
    ...reports.map((of) => ({ path: screenPathOf(of), load: () => import('./declared-report.tsx') })),
  ],
};
