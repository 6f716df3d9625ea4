// Takes an orderable out of use.
import { deleteOrderable as deleteOrderableEndpoint } from '@charaka/contract/clinic/orderable/orderable';
import { orderableSentences } from '@charaka/contract/clinic/orderable/orderable-sentences';
import { handle } from '../../kernel/handler.ts';
import { deactivateOrderable } from './orderable-store.ts';

/** Nothing is deleted; it can be taken back. */
export const deleteOrderable = handle(deleteOrderableEndpoint, async (call, input) => {
  await deactivateOrderable(call, input.orderable.orderableId);
  call.say(orderableSentences.orderableDeactivated);
  return {};
});
