// The declaration of the labreport area to the server.
import type { ServerArea } from '../../kernel/area.ts';
import { askReportCode, getPublicReport, openPublicReport } from './public-report.ts';
import { listReportViews, revokePublicReport, sharePublicReport } from './share-report.ts';

/** Laboratory reports that patients open without a log-in, and results read over the years. */
export const labreportArea: ServerArea = {
  handlers: () => [sharePublicReport, revokePublicReport, listReportViews],
  openHandlers: () => [getPublicReport, askReportCode, openPublicReport],
};
