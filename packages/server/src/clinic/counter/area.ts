// What the counter area declares to the server.
import type { ServerArea } from '../../kernel/area.ts';
import type { RelationsOfCare } from '../../people/patient/relation-of-care.ts';
import { getCounterBill, listCounterBills } from './counter-bill-view.ts';
import {
  addCounterBill,
  findCounterCharges,
  getUnbilledOrders,
  previewCounterBill,
  settleCounterDue,
} from './make-bill.ts';
import { cancelCounterBill, previewCounterRefund, refundCounterBill } from './refund-bill.ts';
import { relationsOfCounter } from './relations-of-counter.ts';

/** Bills, receipts and refunds of outpatients at the counter. */
export const counterArea: ServerArea & RelationsOfCare = {
  handlers: () => [
    ...[getUnbilledOrders, findCounterCharges, previewCounterBill, addCounterBill, settleCounterDue],
    ...[listCounterBills, getCounterBill, previewCounterRefund, refundCounterBill, cancelCounterBill],
  ],
  relationsOfCare: relationsOfCounter,
};
