// Samples of the area for the walks over every call: records that are changed, requests, and fields that come back otherwise.

import { addInstruction, listInstructions } from '@charaka/contract/stay/instruction/instruction';
import { dayOf } from '../../../test-support/patient/opd-day.ts';
import type { AreaSamples } from '../../../test-support/record/area-samples.ts';
import { admitInScene } from '../../../test-support/server/test-admissions.ts';
import { makeTenant } from '../../../test-support/server/test-tenant.ts';

const now = () => new Date().toISOString();

/** Gathered by `area-samples.ts`. */
export const samples: AreaSamples = {
  commands: [
    {
      endpoint: addInstruction,
      make: async (parts) => {
        const tenant = await makeTenant(parts);
        const admissionId = await admitInScene(tenant);
        return {
          tenant,
          request: {
            instruction: {
              admissionId,
              consultantId: 1,
              appliedAt: now(),
              instruction: 'Rest',
              instructionDate: dayOf(),
            },
          },
          read: async () => [await tenant.call(listInstructions, { admissionId })],
        };
      },
    },
  ],
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
