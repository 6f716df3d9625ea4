// Samples of the area for the walks over every call: suppliers, and an order, a receipt and a return that name one.

import { postReceipt, previewReceipt } from '@charaka/contract/supply/purchase/goods-receipt';
import { addOrder, getOrder, updateOrder } from '@charaka/contract/supply/purchase/purchase-order';
import { addPurchaseReturn, listReturnableLots } from '@charaka/contract/supply/purchase/purchase-return';
import { suppliers } from '@charaka/contract/supply/purchase/supplier';
import type { AreaSamples } from '../../../test-support/record/area-samples.ts';
import { addItem } from '../../../test-support/record/pharmacy-shelf.ts';
import {
  addSupplier,
  draftOrder,
  figuredReceipt,
  lineOf,
  receiptOf,
  receive,
  supplierOf,
} from '../../../test-support/record/purchase-desk.ts';
import type { TestTenant } from '../../../test-support/server/test-tenant.ts';

const receiptFor = async (tenant: TestTenant) => receiptOf(await addSupplier(tenant), [lineOf(await addItem(tenant))]);

const typedOrder = async (tenant: TestTenant) => ({
  supplierId: await addSupplier(tenant),
  lines: [{ itemId: await addItem(tenant), packs: 10, rate: 80, gst: 5 }],
});

async function returnFor(tenant: TestTenant) {
  const receipt = await receiptFor(tenant);
  await receive(tenant, receipt);
  const { lots } = await tenant.ask(listReturnableLots, { supplierId: receipt.supplierId });
  const { storeId = 0, lotId = 0 } = lots[0] ?? {};
  return {
    purchaseReturn: { supplierId: receipt.supplierId, reason: 'Damaged', lines: [{ storeId, lotId, units: 1 }] },
  };
}

const checkedTogether = 'GST number, state and PAN are checked against each other; a test of suppliers types them';

const ofArea = 'a supplier and an item that the walk does not make; tests of orders name theirs';

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
    '/Purchase/UpdatePurchaseOrder': {
      revision: 'names the save that the screen has read; another one is refused',
      supplierId: ofArea,
      'lines.0.itemId': ofArea,
    },
    '/Purchase/AddPurchaseOrder': { supplierId: ofArea, 'lines.0.itemId': ofArea },
    '/Purchase/AddSupplier': { stateCode: checkedTogether, panNumber: checkedTogether },
  },
  pairs: [
    {
      get: getOrder,
      update: updateOrder,
      asked: async (tenant) => {
        const { orderId } = await draftOrder(tenant, await addSupplier(tenant), [await addItem(tenant)]);
        return { order: { orderId } };
      },
      // An order is the own of whoever changed it last.
      moving: ['revision', 'isOwn'],
    },
  ],
  nested: [
    {
      endpoint: previewReceipt,
      make: async (tenant) => {
        const { receipt } = await figuredReceipt(tenant, await receiptFor(tenant));
        return { receipt };
      },
    },
    { endpoint: addOrder, make: async (tenant) => ({ order: await typedOrder(tenant) }) },
    {
      endpoint: updateOrder,
      make: async (tenant) => {
        const typed = await typedOrder(tenant);
        const { orderId, revision } = (await tenant.ask(addOrder, { order: typed })).order;
        return { order: { orderId, revision, ...typed } };
      },
    },
    { endpoint: addPurchaseReturn, make: returnFor },
    { endpoint: postReceipt, make: async (tenant) => figuredReceipt(tenant, await receiptFor(tenant)) },
  ],
};
