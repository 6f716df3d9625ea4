// Opens prescribed lines again when their medicine is returned (PH052, PH086).
import { orderTopic } from '@charaka/contract/clinic/order/topics';
import { prescriptionTopic } from '@charaka/contract/supply/dispensing/topics';
import { moveOrders } from '../../clinic/order/move-orders.ts';
import { lockOrders } from '../../clinic/order/order-store.ts';
import type { DispensedLines } from '../pharmacy/dispensed-lines.ts';
import { readDispensedOrders } from './prescription-store.ts';

/**
 * A line is begun again when a part of its medicine is still handed out, and ordered again when all of it came back. A medicine that the
 * doctor dropped, and a line of which the patient does not buy the rest, stay closed.
 */
export const dispensedOfPrescriptions: DispensedLines = {
  lock: async (call, saleLineIds) => {
    const orders = await readDispensedOrders(call, saleLineIds);
    if (orders.length > 0)
      await lockOrders(
        call,
        orders.map(({ orderId }) => orderId),
      );
  },
  reopen: async (call, saleLineIds) => {
    const orders = await readDispensedOrders(call, saleLineIds);
    const open = orders.filter(({ isClosed }) => !isClosed);
    const dispensedOf = new Map(open.map(({ orderId, dispensed }) => [orderId, dispensed]));
    if (open.length === 0) return;
    await moveOrders(call, [...dispensedOf.keys()], ({ orderId, status }) => {
      if (status !== 'Done' && status !== 'InProgress') return null;
      if (dispensedOf.get(orderId) === 0) return 'send-back';
      return status === 'Done' ? 'take-back' : null;
    });
    for (const topic of [orderTopic, prescriptionTopic]) await call.tx.announce(topic, { tenantId: call.tenantId });
  },
};
