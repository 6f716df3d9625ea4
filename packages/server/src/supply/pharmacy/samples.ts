// Samples of the area for the walks over every call: a cash memo, and medicine that comes back for cash.

import { addSale } from '@charaka/contract/supply/pharmacy/sale';
import { addSalesReturn } from '@charaka/contract/supply/pharmacy/sales-return';
import type { AreaSamples } from '../../../test-support/record/area-samples.ts';
import { addItem, saleOf, stock } from '../../../test-support/record/pharmacy-shelf.ts';
import { admitInScene } from '../../../test-support/server/test-admissions.ts';
import type { TestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant } from '../../../test-support/server/test-tenant.ts';

/** One strip of 100 rupees for an inpatient, of a batch of ten. */
async function oneStrip(parts: TestApp) {
  const tenant = await makeTenant(parts);
  const batchId = await stock(tenant, await addItem(tenant), { quantity: 10, mrp: 100 });
  const admissionId = await admitInScene(tenant);
  return { tenant, saleWith: (modes: object) => saleOf(admissionId, [{ batchId, mrp: 100, quantity: 1 }], modes) };
}

const rightlessBecause = 'the right to sell at the pharmacy is the right to its till';

/** Gathered by `area-samples.ts`. */
export const samples: AreaSamples = {
  tenders: [
    {
      endpoint: addSale,
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
        const { saleId, lines } = (await tenant.ask(addSale, saleWith({ cash: 100 }))).sale;
        const back = { saleId, lines: [{ saleLineId: lines[0]?.saleLineId ?? 0, quantity: 1 }], net: 100 };
        // A return pays cash alone: another mode leaves the whole sum to the bill.
        return {
          tenant,
          amount: 100,
          request: ({ cash }: { cash?: number }) => ({ saleReturn: { ...back, paidBack: cash ?? 101 } }),
        };
      },
    },
  ],
};
