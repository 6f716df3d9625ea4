// Samples of the area for the walks over every call: records that are changed, requests, and fields that come back otherwise.

import { reserveBed } from '@charaka/contract/stay/bed/bed';
import { bedGroups } from '@charaka/contract/stay/bed/bed-group';
import { addBed, getBed, updateBed } from '@charaka/contract/stay/bed/bed-setting';
import type { AreaSamples } from '../../../test-support/record/area-samples.ts';
import type { TestTenant } from '../../../test-support/server/test-tenant.ts';

const bedOf = (letter: string) => ({ bedName: `E-${letter}`, bedTypeId: 1, bedGroupId: 1 });
const onePatient = async (tenant: TestTenant) => (await tenant.addPatients(1))[0] as number;

/** Gathered by `area-samples.ts`. */
export const samples: AreaSamples = {
  edits: [
    {
      update: bedGroups.update,
      get: bedGroups.get,
      wrapper: 'bedGroup',
      noun: 'ward',
      make: async (tenant) => {
        const { bedGroup } = await tenant.ask(bedGroups.add, { bedGroup: { bedGroupName: 'Edited', bedFloorId: 1 } });
        return { bedGroupId: bedGroup.bedGroupId };
      },
      typed: (letter) => ({ bedGroupName: `Ward ${letter}${letter}`, bedFloorId: 1 }),
    },
    {
      update: updateBed,
      get: getBed,
      wrapper: 'bed',
      noun: 'bed',
      make: async (tenant) => ({ bedId: (await tenant.ask(addBed, { bed: bedOf('0') })).bed.bedId }),
      typed: bedOf,
    },
  ],
  nested: [
    {
      endpoint: reserveBed,
      make: async (tenant) => ({
        bed: { bedId: 3, patientId: await onePatient(tenant), until: new Date(Date.now() + 3_600_000).toISOString() },
      }),
    },
    {
      endpoint: addBed,
      ownKey: 'bedId',
      make: async () => ({ bed: { bedName: 'N-1', bedTypeId: 1, bedGroupId: 1, chargeId: 2 } }),
    },
    {
      endpoint: bedGroups.add,
      ownKey: 'bedGroupId',
      make: async () => ({ bedGroup: { bedGroupName: 'New ward', bedFloorId: 1 } }),
    },
  ],
};
