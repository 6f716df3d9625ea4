// The calls on order sets: a set of the hospital is kept by whoever keeps the orderables, one's own by oneself (OR039).
import * as orderSet from '@charaka/contract/clinic/orderable/order-set';
import { orderables } from '@charaka/contract/clinic/orderable/orderable';
import { orderableSentences } from '@charaka/contract/clinic/orderable/orderable-sentences';
import { type Call, handle } from '../../kernel/handler.ts';
import { answerForEdit, refuseStale } from '../../kernel/last-change.ts';
import { readList } from '../../kernel/list-query.ts';
import { refuse } from '../../kernel/refusal.ts';
import { hasRight } from '../../kernel/session.ts';
import {
  deactivateOrderSet,
  editedOrderSet,
  findOrderSet,
  insertOrderSet,
  lockOrderSet,
  orderSetList,
  replaceOrderSet,
} from './order-set-store.ts';

const row = orderSet.listOrderSets.output.shape.rows.element;

/** One's own first, then by name. */
export const listOrderSets = handle(orderSet.listOrderSets, (call, input) =>
  readList(call.tx, orderSetList(call), row, input),
);

/** Refuses a set of another doctor or hospital. */
export const getOrderSet = handle(orderSet.getOrderSet, async (call, input) => {
  const { orderSetId } = input.orderSet;
  return answerForEdit(call, editedOrderSet, orderSetId, findOrderSet(call, orderSetId));
});

/** Refuses a change of a set that all doctors order from, unless the caller may manage the orderables. */
function refuseHospitalSet(call: Call, { isOwn }: { readonly isOwn: boolean }): void {
  if (!isOwn && !hasRight(call.session, orderables.menu, 'edit')) refuse(orderableSentences.ownSetsOnly);
}

/** Refuses a name that a set of the same owner has. */
export const addOrderSet = handle(orderSet.addOrderSet, async (call, input) => {
  refuseHospitalSet(call, input.orderSet);
  const added = await insertOrderSet(call, input.orderSet);
  call.say(orderableSentences.orderSetAdded);
  return { orderSet: added };
});

/** Left out `isActive` leaves it as it was. */
export const updateOrderSet = handle(orderSet.updateOrderSet, async (call, input) => {
  const { orderSetId, version } = input.orderSet;
  const known = await lockOrderSet(call, orderSetId);
  refuseHospitalSet(call, known);
  refuseHospitalSet(call, input.orderSet);
  await refuseStale(call, editedOrderSet, orderSetId, version);
  const changed = await replaceOrderSet(call, known, input.orderSet);
  call.say(orderableSentences.orderSetUpdated);
  return { orderSet: changed };
});

/** Takes the set out of use; its row stays, and the set can be taken back into use. */
export const deleteOrderSet = handle(orderSet.deleteOrderSet, async (call, input) => {
  const { orderSetId } = input.orderSet;
  refuseHospitalSet(call, await lockOrderSet(call, orderSetId));
  await deactivateOrderSet(call, orderSetId);
  call.say(orderableSentences.orderSetDeactivated);
  return {};
});
