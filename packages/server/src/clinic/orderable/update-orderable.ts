// Changes an orderable, or takes it back into use.
import { updateOrderable as updateOrderableEndpoint } from '@charaka/contract/clinic/orderable/orderable';
import { orderableSentences } from '@charaka/contract/clinic/orderable/orderable-sentences';
import { handle } from '../../kernel/handler.ts';
import { refuseStale } from '../../kernel/last-change.ts';
import { refuseCharge } from './orderable-charges.ts';
import { editedOrderable, lockOrderable, replaceOrderable } from './orderable-store.ts';

/** Left out `isActive` leaves it as it was. */
export const updateOrderable = handle(updateOrderableEndpoint, async (call, input) => {
  const { orderableId, version } = input.orderable;
  await lockOrderable(call, orderableId);
  await refuseStale(call, editedOrderable, orderableId, version);
  await refuseCharge(call, input.orderable.chargeId);
  const orderable = await replaceOrderable(call, orderableId, input.orderable);
  call.say(orderableSentences.orderableUpdated);
  return { orderable };
});
