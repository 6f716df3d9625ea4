// Panels of the reports on the home page: the figures of the user's role, and charts of beds, of days and of money.
import { type DashboardBlock, dashboardBlocks, getDashboard } from '@charaka/contract/insight/report/report';
import { reportTopic } from '@charaka/contract/insight/report/topics';
import { type HomePanel, panelQuestion } from '../../kernel/home-panel.ts';
import { CollectionsPanel } from './collections-panel.tsx';
import { FiguresPanel } from './figures-panel.tsx';
import { FlowsPanel } from './flows-panel.tsx';
import { WardsPanel } from './wards-panel.tsx';

const blocks = Object.keys(dashboardBlocks) as DashboardBlock[];

/** All panels share one query: its answer decides which are drawn. */
const shows =
  (...of: readonly DashboardBlock[]): HomePanel['asks'] =>
  (mayView) =>
    of.some((block) => dashboardBlocks[block].every(mayView))
      ? panelQuestion(reportTopic, getDashboard, {})
      : undefined;

/** Shown on the home page, each wherever the rights and the dashboard of the role leave it. */
export const reportHomePanels: readonly HomePanel[] = [
  { name: 'figures', column: 'figures', order: 10, asks: shows(...blocks), Content: FiguresPanel },
  { name: 'wards', column: 'work', order: 30, asks: shows('wards'), Content: WardsPanel },
  { name: 'collections', column: 'figures', order: 20, asks: shows('collections'), Content: CollectionsPanel },
  { name: 'flows', column: 'figures', order: 30, asks: shows('flows'), Content: FlowsPanel },
];
