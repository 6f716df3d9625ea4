// All entries of charts with their stores, gathered from the areas for the walk over them.
import type { AnyChartEntry } from '@charaka/contract/kernel/chart-entry';
import type { ChartEntryStore } from '../../src/resource/chart-entry.ts';
import { exportsWith } from './source-exports.ts';

const isStore = (value: unknown): value is ChartEntryStore<AnyChartEntry> =>
  typeof value === 'object' && value !== null && 'entry' in value;

const found = await exportsWith('server', '= chartEntryStore(');

export const chartEntryStores = found.flatMap(([, store]) => (isStore(store) ? [store] : []));

/** Statements that read entries by their id, whether they count or not, each with its reason. */
export const readsUncounted: Readonly<Record<string, string>> = {
  'clinic/growth/growth-store.ts':
    'a confirmation belongs to one version, and the growth of a child leaves out versions that do not count',
};
