// Samples of the area for the walks over every call.

import { listEncounters } from '@charaka/contract/clinic/encounter/encounter';
import { vitalSigns } from '@charaka/contract/clinic/vital/vital';
import type { AreaSamples } from '../../../test-support/record/area-samples.ts';
import { admitInScene } from '../../../test-support/server/test-admissions.ts';
import type { TestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant } from '../../../test-support/server/test-tenant.ts';

/** Values that fit: a whole number alone says nothing of a temperature. */
const values = { 'vitalSignSet.temperatureTenths': [371], 'vitalSignSet.weightGrams': [61_500] };

async function inScene(parts: TestApp) {
  const tenant = await makeTenant(parts);
  await admitInScene(tenant);
  const patientId = 1;
  const { encounters } = await tenant.ask(listEncounters, { patientId });
  const request = { patientId, vitalSignSet: { encounterId: encounters[0]?.encounterId ?? 0, pulse: 76 } };
  return { tenant, request, read: async () => [await tenant.call(vitalSigns.list, { patientId })] };
}

/** Gathered by `area-samples.ts`. */
export const samples: AreaSamples = {
  commands: [
    { endpoint: vitalSigns.add, values, make: inScene },
    {
      endpoint: vitalSigns.correct,
      values,
      make: async (parts) => {
        const scene = await inScene(parts);
        const { vitalSignSetId } = (await scene.tenant.ask(vitalSigns.add, scene.request)).vitalSignSet;
        const corrected = { vitalSignSetId, pulse: 78, correctionReason: 'Misread' };
        return { ...scene, request: { patientId: scene.request.patientId, vitalSignSet: corrected } };
      },
    },
  ],
};
