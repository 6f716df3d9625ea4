// The states of an asset and the steps between them (IN020, IN041, IN045).
import { type StateOf, steps } from '../step/steps.ts';

/** An accepted asset waits for its day of use; a lost one returns to its earlier state when it is found. */
export const assetSteps = steps({
  table: 'asset',
  key: 'asset_id',
  column: 'status',
  texts: 'asset:states',
  states: {
    Standby: { name: 'Standby', tone: 'waiting' },
    InUse: { name: 'In use', tone: 'done' },
    Lost: { name: 'Lost', tone: 'danger' },
    Retired: { name: 'Retired', tone: 'past', at: 'retired_at', by: 'retired_by' },
  },
  actions: {
    capitalise: {
      from: ['Standby'],
      to: 'InUse',
      writes: ['capitalised_on', 'capitalised_at', 'capitalised_by'],
      isNext: true,
    },
    lose: { from: ['Standby', 'InUse'], to: 'Lost', writes: [] },
    /** An asset that was in the books before it was lost. */
    findInUse: { from: ['Lost'], to: 'InUse', writes: [] },
    findOnStandby: { from: ['Lost'], to: 'Standby', writes: [] },
    retire: { from: ['Standby', 'InUse', 'Lost'], to: 'Retired', writes: [], isDangerous: true },
  },
});

export type AssetStatus = StateOf<typeof assetSteps>;
