// Samples of the area for the walks over every call: records that are changed, requests, and fields that come back otherwise.
import { addGlMaster, getGlMaster, updateGlMaster } from '@charaka/contract/money/finance/ledger';
import type { AreaSamples } from '../../../test-support/record/area-samples.ts';

const subLedger = { 'slmasts.0.slid': 'the number of a sub-ledger that exists' };

/** Gathered by `area-samples.ts`. */
export const samples: AreaSamples = {
  pairs: [
    {
      get: getGlMaster,
      update: updateGlMaster,
      asked: async (tenant) => {
        const subLedgers = [{ slName: 'Branch' }];
        const account = { glName: 'Rent of rooms', plBsId: 1, hasSubLedgers: true, openingBalance: 12.5, subLedgers };
        const { glMaster } = await tenant.ask(addGlMaster, { glMaster: account });
        return { glid: glMaster.glid };
      },
    },
  ],
  leftOut: {
    '/Finance/AddGlmast': subLedger,
    '/Finance/UpdateGlmast': { ...subLedger, isActive: 'money stands on the account of the sample' },
  },
  goesWith: {
    '/Finance/AddGlmast': { anysl: { slmasts: [] } },
    '/Finance/UpdateGlmast': { anysl: { slmasts: [] } },
  },
};
