// Every call of the report area, with what areas count for it.
import { reports } from '@charaka/contract/insight/report/reports';
import type { Handler } from '../../kernel/handler.ts';
import type { WaitingCount } from '../../kernel/waiting-count.ts';
import { customReportHandlers } from './custom-reports.ts';
import { getDashboard } from './get-dashboard.ts';
import { getManagementFigures } from './get-management-figures.ts';
import { getQualityIndicators } from './get-quality-indicators.ts';
import { getWaiting } from './get-waiting.ts';
import { reportRunList } from './list-report-runs.ts';
import { reportScheduleHandlers } from './report-schedules.ts';
import { handleReport } from './report-source.ts';
import { reportViewHandlers } from './report-views.ts';
import { customRun, customSums } from './run-custom-report.ts';
import { saveQualityTarget } from './save-quality-target.ts';

/** Served by app.ts. */
export function reportHandlers(counts: readonly WaitingCount[]): readonly Handler[] {
  return [
    getDashboard,
    getManagementFigures,
    getQualityIndicators,
    saveQualityTarget,
    getWaiting(counts),
    reportRunList,
    ...reportScheduleHandlers,
    ...customReportHandlers,
    ...reportViewHandlers,
    customRun,
    customSums,
    ...reports.flatMap(handleReport),
  ];
}
