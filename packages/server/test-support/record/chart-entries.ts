// All entries of charts with their stores, for the walk over them.
import type { AnyChartEntry } from '@charaka/contract/kernel/chart-entry';
import { vitalSignStore } from '../../src/clinic/vital/vital-store.ts';
import type { ChartEntryStore } from '../../src/resource/chart-entry.ts';

export const chartEntryStores = [vitalSignStore] as unknown as readonly ChartEntryStore<AnyChartEntry>[];

/** Statements that read entries by their id, whether they count or not, each with its reason. */
export const readsUncounted: Readonly<Record<string, string>> = {
  'clinic/growth/growth-store.ts':
    'a confirmation belongs to one version, and the growth of a child leaves out versions that do not count',
};
