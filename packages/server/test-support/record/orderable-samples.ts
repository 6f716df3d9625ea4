// An orderable and an order set as two people would change them.
import { addOrderSet, getOrderSet, updateOrderSet } from '@charaka/contract/clinic/orderable/order-set';
import { addOrderable, getOrderable, updateOrderable } from '@charaka/contract/clinic/orderable/orderable';
import { orderable } from '../patient/order-desk.ts';
import type { EditSample } from './edit-sample.ts';

/** The urine test of a test tenant, with nothing that refines it but its name. */
export const plainOrderable = {
  ...{ chargeId: orderable.urine as number, orderName: 'Urine routine' },
  ...{ requiresPayerApproval: false, memberIds: [] as number[] },
};
/** A set of the hospital with one line. */
export const plainSet = {
  setName: 'Fever',
  isOwn: false,
  lines: [{ chargeId: orderable.urine, quantity: 1, priority: 'Routine' as const, isTicked: true }],
};

/** Samples of the area. */
export const orderableSamples: readonly EditSample[] = [
  {
    update: updateOrderable,
    get: getOrderable,
    wrapper: 'orderable',
    noun: 'orderable',
    make: async (tenant) => {
      const { orderable } = await tenant.ask(addOrderable, { orderable: { ...plainOrderable, orderName: 'Edited' } });
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
];
