// Samples of the area for the walks over every call: records that are changed, requests, and fields that come back otherwise.

import { addCharges, listServiceCharges } from '@charaka/contract/money/charge/charge';
import type { AreaSamples } from '../../../test-support/record/area-samples.ts';
import { admitInScene } from '../../../test-support/server/test-admissions.ts';
import { makeTenant } from '../../../test-support/server/test-tenant.ts';

/** Gathered by `area-samples.ts`. */
export const samples: AreaSamples = {
  commands: [
    {
      endpoint: addCharges,
      make: async (parts) => {
        const tenant = await makeTenant(parts);
        const admissionId = await admitInScene(tenant);
        return {
          tenant,
          request: { admissionId, lines: [{ chargeId: 1, appliedCharge: 500, quantity: 1 }] },
          read: async () => [await tenant.call(listServiceCharges, { admissionId })],
        };
      },
    },
  ],
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
