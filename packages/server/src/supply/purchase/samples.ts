// Samples of the area for the walks over every call: suppliers, and a receipt that names one.

import { postReceipt, previewReceipt } from '@charaka/contract/supply/purchase/goods-receipt';
import { suppliers } from '@charaka/contract/supply/purchase/supplier';
import type { AreaSamples } from '../../../test-support/record/area-samples.ts';
import { addItem } from '../../../test-support/record/pharmacy-shelf.ts';
import {
  addSupplier,
  figuredReceipt,
  lineOf,
  receiptOf,
  supplierOf,
} from '../../../test-support/record/purchase-desk.ts';
import type { TestTenant } from '../../../test-support/server/test-tenant.ts';

const receiptFor = async (tenant: TestTenant) => receiptOf(await addSupplier(tenant), [lineOf(await addItem(tenant))]);

const checkedTogether = 'GST number, state and PAN are checked against each other; a test of suppliers types them';

/** Gathered by `area-samples.ts`. */
export const samples: AreaSamples = {
  edits: [
    {
      update: suppliers.update,
      get: suppliers.get,
      wrapper: 'supplier',
      noun: 'supplier',
      make: async (tenant) => ({ supplierId: await addSupplier(tenant) }),
      typed: (letter) => supplierOf({ supplierName: `Supplier ${letter}` }),
    },
  ],
  leftOut: {
    '/Purchase/UpdateSupplier': { gstNumber: checkedTogether, stateCode: checkedTogether, panNumber: checkedTogether },
    '/Purchase/AddSupplier': { stateCode: checkedTogether, panNumber: checkedTogether },
  },
  nested: [
    {
      endpoint: previewReceipt,
      make: async (tenant) => {
        const { receipt } = await figuredReceipt(tenant, await receiptFor(tenant));
        return { receipt };
      },
    },
    { endpoint: postReceipt, make: async (tenant) => figuredReceipt(tenant, await receiptFor(tenant)) },
  ],
};
