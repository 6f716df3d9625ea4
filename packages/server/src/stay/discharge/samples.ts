// Samples of the area for the walks over every call: records that are changed, requests, and fields that come back otherwise.

import { getSummary, saveSummary, signSummary } from '@charaka/contract/stay/discharge/discharge-summary';
import type { AreaSamples } from '../../../test-support/record/area-samples.ts';
import { admitInScene } from '../../../test-support/server/test-admissions.ts';
import { makeTenant } from '../../../test-support/server/test-tenant.ts';

const summaryOf = (admissionId: number) => ({
  admissionId,
  doctorId: 1,
  diagnosis: '<p>Dengue fever</p>',
  history: '',
  findings: '',
  investigations: '',
  treatment: '<p>Fluids</p>',
  conditionAtDischarge: '<p>Stable</p>',
  advice: '<p>Rest</p>',
  warningSigns: '<p>Fever</p>',
  medicines: [],
  followUpDay: '2027-01-15',
});

/** Gathered by `area-samples.ts`. */
export const samples: AreaSamples = {
  commands: [
    {
      endpoint: saveSummary,
      make: async (parts) => {
        const tenant = await makeTenant(parts);
        const admissionId = await admitInScene(tenant);
        return {
          tenant,
          request: { summary: summaryOf(admissionId) },
          read: async () => [await tenant.call(getSummary, { admission: { admissionId } })],
        };
      },
    },
  ],
  nested: [
    { endpoint: saveSummary, make: async (tenant) => ({ summary: summaryOf(await admitInScene(tenant)) }) },
    {
      endpoint: signSummary,
      as: 'admin',
      make: async (tenant) => ({ summary: summaryOf(await admitInScene(tenant)) }),
    },
  ],
  leftOut: {
    '/IPD/SaveDischargeSummary': {
      'dischargeSummary.savedAt': 'tells what the form was opened with; each save has a time of its own',
    },
  },
};
