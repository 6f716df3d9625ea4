// Samples of the area for the walks over every call: records that are changed, requests, and fields that come back otherwise.

import { addCharges } from '@charaka/contract/money/charge/charge';
import type { AreaSamples } from '../../../test-support/record/area-samples.ts';
import { admitInScene } from '../../../test-support/server/test-admissions.ts';

/** Gathered by `area-samples.ts`. */
export const samples: AreaSamples = {
  nested: [
    {
      endpoint: addCharges,
      make: async (tenant) => ({
        admissionId: await admitInScene(tenant),
        lines: [{ chargeId: 1, appliedCharge: 500, quantity: 1 }],
      }),
    },
  ],
};
