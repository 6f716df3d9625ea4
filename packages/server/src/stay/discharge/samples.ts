// Samples of the area for the walks over every call: records that are changed, requests, and fields that come back otherwise.

import { saveSummary, signSummary } from '@charaka/contract/stay/discharge/discharge-summary';
import type { AreaSamples } from '../../../test-support/record/area-samples.ts';
import { admitInScene } from '../../../test-support/server/test-admissions.ts';

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
  nested: [
    { endpoint: saveSummary, make: async (tenant) => ({ summary: summaryOf(await admitInScene(tenant)) }) },
    {
      endpoint: signSummary,
      as: 'admin',
      make: async (tenant) => ({ summary: summaryOf(await admitInScene(tenant)) }),
    },
  ],
};
