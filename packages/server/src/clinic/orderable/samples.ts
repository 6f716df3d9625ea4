// Samples of the area for the walks over every call: records that are changed, requests, and fields that come back otherwise.

import { addOrderSet, getOrderSet, updateOrderSet } from '@charaka/contract/clinic/orderable/order-set';
import { orderables } from '@charaka/contract/clinic/orderable/orderable';
import { orderable } from '../../../test-support/patient/order-desk.ts';
import type { AreaSamples } from '../../../test-support/record/area-samples.ts';

const orderSet = { isOwn: 'the caller of the scene is no member of staff; tests of sets make own ones' };
const orderableRecord = {
  chargeId: 'a charge of the price list, by its number; tests of orderables choose one',
  members: 'orderables of the hospital, by their numbers; tests of panels choose them',
};
/** The urine test of a test tenant, with nothing that refines it but its name. */
export const plainOrderable = {
  chargeId: orderable.urine as number,
  orderName: 'Urine routine',
  requiresPayerApproval: false,
  memberIds: [] as number[],
};
/** A set of the hospital with one line. */
export const plainSet = {
  setName: 'Fever',
  isOwn: false,
  lines: [{ chargeId: orderable.urine, quantity: 1, priority: 'Routine' as const, isTicked: true }],
};

/** Gathered by `area-samples.ts`. */
export const samples: AreaSamples = {
  edits: [
    {
      update: orderables.update,
      get: orderables.get,
      wrapper: 'orderable',
      noun: 'orderable',
      make: async (tenant) => {
        const { orderable } = await tenant.ask(orderables.add, {
          orderable: { ...plainOrderable, orderName: 'Edited' },
        });
        return { orderableId: orderable.orderableId };
      },
      typed: (letter) => ({ ...plainOrderable, orderName: `Orderable ${letter}` }),
    },
    {
      update: updateOrderSet,
      get: getOrderSet,
      wrapper: 'orderSet',
      noun: 'order set',
      make: async (tenant) => {
        const { orderSet } = await tenant.ask(addOrderSet, { orderSet: { ...plainSet, setName: 'Edited' } });
        return { orderSetId: orderSet.orderSetId };
      },
      typed: (letter) => ({ ...plainSet, setName: `Set ${letter}` }),
    },
  ],
  leftOut: {
    '/Orderable/AddOrderable': orderableRecord,
    '/Orderable/UpdateOrderable': orderableRecord,
    '/OrderSet/AddOrderSet': orderSet,
    '/OrderSet/UpdateOrderSet': orderSet,
  },
};
