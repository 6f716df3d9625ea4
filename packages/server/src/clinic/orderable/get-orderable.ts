// One orderable.
import { getOrderable as getOrderableEndpoint } from '@charaka/contract/clinic/orderable/orderable';
import { handle } from '../../kernel/handler.ts';
import { answerForEdit } from '../../kernel/last-change.ts';
import { editedOrderable, findOrderable } from './orderable-store.ts';

/** Refuses an orderable of another hospital. */
export const getOrderable = handle(getOrderableEndpoint, async (call, input) => {
  const { orderableId } = input.orderable;
  return answerForEdit(call, editedOrderable, orderableId, findOrderable(call, orderableId));
});
