// Every call about who may open charts and who did.
import type { Handler } from '../../kernel/handler.ts';
import { listBreakGlass, openBreakGlass, reviewBreakGlass } from './break-glass.ts';
import { listAccessOfPatient, listChartAccess } from './chart-access.ts';
import { getChartMark, markChart, unmarkChart } from './mark-chart.ts';
import { getPrivacySetting, savePrivacySetting } from './privacy-setting.ts';

/** Served by app.ts. */
export const privacyHandlers: readonly Handler[] = [
  openBreakGlass,
  listBreakGlass,
  reviewBreakGlass,
  listChartAccess,
  listAccessOfPatient,
  getPrivacySetting,
  savePrivacySetting,
  getChartMark,
  markChart,
  unmarkChart,
];
