// Samples of the area for the walks over every call: records that are changed, requests, and fields that come back otherwise.
import { addReferral, getReferral, updateReferral } from '@charaka/contract/people/referral/referral';
import type { AreaSamples } from '../../../test-support/record/area-samples.ts';

/** Gathered by `area-samples.ts`. */
export const samples: AreaSamples = {
  edits: [
    {
      update: updateReferral,
      get: getReferral,
      wrapper: 'referral',
      noun: 'referral',
      make: async (tenant) => {
        const { referral } = await tenant.ask(addReferral, { referral: { referralName: 'Edited' } });
        return { referralId: referral.referralId };
      },
      typed: (letter) => ({ referralName: `Clinic ${letter}` }),
    },
  ],
};
