// Samples of the area for the walks over every call: a sale over the counter to a patient without a visit, and its return.

import { addDirectSale } from '@charaka/contract/supply/dispensing/direct-sale';
import { addSalesReturn } from '@charaka/contract/supply/pharmacy/sales-return';
import type { AreaSamples } from '../../../test-support/record/area-samples.ts';
import { directSaleOf } from '../../../test-support/record/dispensing-desk.ts';
import { addItem, stock } from '../../../test-support/record/pharmacy-shelf.ts';
import type { TestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant } from '../../../test-support/server/test-tenant.ts';

const rightlessBecause = 'the right to sell at the pharmacy is the right to its till';

/** One strip of 100 rupees for a patient without a visit, of a batch of ten. */
async function oneStrip(parts: TestApp) {
  const tenant = await makeTenant(parts);
  const [patientId = 0] = await tenant.addPatients(1);
  const batchId = await stock(tenant, await addItem(tenant), { quantity: 10, mrp: 100 });
  const saleWith = (modes: object) => directSaleOf({ patientId }, [{ batchId, mrp: 100, quantity: 1 }], modes);
  return { tenant, saleWith };
}

/** Gathered by `area-samples.ts`. */
export const samples: AreaSamples = {
  tenders: [
    {
      endpoint: addDirectSale,
      isRepeated: true,
      rightlessBecause,
      make: async (parts) => {
        const { tenant, saleWith } = await oneStrip(parts);
        return { tenant, amount: 100, request: saleWith };
      },
    },
    {
      endpoint: addSalesReturn,
      isRefund: true,
      rightlessBecause,
      make: async (parts) => {
        const { tenant, saleWith } = await oneStrip(parts);
        const { saleId, lines } = (await tenant.ask(addDirectSale, saleWith({ cash: 100 }))).sale;
        const back = {
          saleId,
          lines: [{ saleLineId: lines[0]?.saleLineId ?? 0, quantity: 1 }],
          net: 100,
          paidBack: 100,
        };
        return {
          tenant,
          amount: 100,
          request: (modes) => ({ saleReturn: { ...back, reason: 'Medicine is not needed', ...modes } }),
        };
      },
    },
  ],
};
