// Samples of the area for the walks over every call: records that are changed, requests, and fields that come back otherwise.

import { addInstruction } from '@charaka/contract/stay/instruction/instruction';
import { dayOf } from '../../../test-support/patient/opd-day.ts';
import type { AreaSamples } from '../../../test-support/record/area-samples.ts';
import { admitInScene } from '../../../test-support/server/test-admissions.ts';

const now = () => new Date().toISOString();

/** Gathered by `area-samples.ts`. */
export const samples: AreaSamples = {
  nested: [
    {
      endpoint: addInstruction,
      make: async (tenant) => ({
        instruction: {
          admissionId: await admitInScene(tenant),
          consultantId: 1,
          appliedAt: now(),
          instruction: 'Nil by mouth',
          instructionDate: dayOf(),
        },
      }),
    },
  ],
};
