// Samples of the area for the walks over every call.

import { listEncounters } from '@charaka/contract/clinic/encounter/encounter';
import { addVitalSigns, listVitalSigns } from '@charaka/contract/clinic/vital/vital';
import type { AreaSamples } from '../../../test-support/record/area-samples.ts';
import { admitInScene } from '../../../test-support/server/test-admissions.ts';
import { makeTenant } from '../../../test-support/server/test-tenant.ts';

/** Gathered by `area-samples.ts`. */
export const samples: AreaSamples = {
  commands: [
    {
      endpoint: addVitalSigns,
      values: { 'vitalSignSet.temperatureTenths': [371], 'vitalSignSet.weightGrams': [61_500] },
      make: async (parts) => {
        const tenant = await makeTenant(parts);
        await admitInScene(tenant);
        const patientId = 1;
        const { encounters } = await tenant.ask(listEncounters, { patientId });
        const { encounterId = 0 } = encounters[0] ?? {};
        return {
          tenant,
          request: { patientId, vitalSignSet: { encounterId, pulse: 76 } },
          read: async () => [await tenant.call(listVitalSigns, { patientId })],
        };
      },
    },
  ],
};
