// Samples of the area for the walks over every call.
import { getOrder, listOrders } from '@charaka/contract/clinic/order/order';
import { signOrders } from '@charaka/contract/clinic/order/sign-orders';
import { openOrderDesk, verbalGroup } from '../../../test-support/patient/order-desk.ts';
import type { AreaSamples } from '../../../test-support/record/area-samples.ts';

/** Gathered by `area-samples.ts`. */
export const samples: AreaSamples = {
  commands: [
    {
      endpoint: signOrders,
      readAs: { 'orderGroup.lines.0.repeatCount': 'seriesCount' },
      make: async (parts) => {
        const { tenant, admissionId } = await openOrderDesk(parts);
        return {
          tenant,
          request: { group: verbalGroup({ admissionId }) },
          read: async () => {
            const listed = await tenant.call(listOrders, { admissionId });
            const orderId = listed.output.orders[0]?.orderId ?? 0;
            return [listed, await tenant.call(getOrder, { order: { orderId } })];
          },
        };
      },
    },
  ],
  leftOut: {
    '/ClinicalOrder/AddClinicalOrders': {
      'orderGroup.encounterId': 'the other name of the stay; the scene names the admission',
      'orderGroup.orderedBy': 'answered as the name of the doctor',
      'orderGroup.isVerbal': 'an order that is not verbal is signed by its doctor; tests of orders sign one',
      'orderGroup.lines.0.isRepeatConfirmed': 'confirms this call and is not kept',
      'orderGroup.lines.0.overrideReason': 'kept with the alert that it overrides; tests of alerts read it',
      'orderGroup.lines.0.orderSetId': 'an order set that exists; tests of sets order one',
      'orderGroup.lines.0.orderSetVersion': 'kept with the order set; tests of sets order one',
      'orderGroup.lines.0.repeatEvery': 'answered as the times of the orders of the series',
    },
  },
  goesWith: {
    '/ClinicalOrder/AddClinicalOrders': {
      'orderGroup.lines.0.repeatCount': { 'orderGroup.lines.0.repeatEvery': 360 },
      'orderGroup.lines.0.repeatEvery': { 'orderGroup.lines.0.repeatCount': 3 },
    },
  },
};
