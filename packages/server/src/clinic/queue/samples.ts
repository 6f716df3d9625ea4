// Samples of the area for the walks over every call: records that are changed, requests, and fields that come back otherwise.

import { addVisit } from '@charaka/contract/clinic/opd/visit';
import { moveVisit } from '@charaka/contract/clinic/queue/move-visit';
import { dayOf, holdOpd } from '../../../test-support/patient/opd-day.ts';
import type { AreaSamples } from '../../../test-support/record/area-samples.ts';
import type { TestTenant } from '../../../test-support/server/test-tenant.ts';

const onePatient = async (tenant: TestTenant) => (await tenant.addPatients(1))[0] as number;
const display = 'the scene has one room; a test of rooms shares a display';

/** Gathered by `area-samples.ts`. */
export const samples: AreaSamples = {
  nested: [
    {
      endpoint: moveVisit,
      make: async (tenant) => {
        await Promise.all([holdOpd(tenant, 5), holdOpd(tenant, 5, dayOf(1))]);
        const { visit } = await tenant.ask(addVisit, {
          visit: { patientId: await onePatient(tenant), doctorId: 1, visitOn: dayOf() },
        });
        return { visit: { visitId: visit.visitId, doctorId: 1, visitOn: dayOf(1), reason: 'Doctor is away' } };
      },
    },
  ],
  leftOut: {
    '/OpdRoom/UpdateOpdRoom': { displayWithRoomId: display },
    '/OpdRoom/AddOpdRoom': { displayWithRoomId: display },
  },
};
