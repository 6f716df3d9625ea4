// Samples of the area for the walks over every call: a sale over the counter to a patient without a visit.

import { addDirectSale } from '@charaka/contract/supply/dispensing/direct-sale';
import type { AreaSamples } from '../../../test-support/record/area-samples.ts';
import { directSaleOf } from '../../../test-support/record/dispensing-desk.ts';
import { addItem, stock } from '../../../test-support/record/pharmacy-shelf.ts';
import { makeTenant } from '../../../test-support/server/test-tenant.ts';

/** Gathered by `area-samples.ts`. */
export const samples: AreaSamples = {
  tenders: [
    {
      endpoint: addDirectSale,
      isRepeated: true,
      rightlessBecause: 'the right to sell at the pharmacy is the right to its till',
      make: async (parts) => {
        const tenant = await makeTenant(parts);
        const [patientId = 0] = await tenant.addPatients(1);
        const batchId = await stock(tenant, await addItem(tenant), { quantity: 10, mrp: 100 });
        const request = (modes: object) => directSaleOf({ patientId }, [{ batchId, mrp: 100, quantity: 1 }], modes);
        return { tenant, amount: 100, request };
      },
    },
  ],
};
