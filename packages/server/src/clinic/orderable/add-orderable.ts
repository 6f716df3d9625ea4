// Adds an orderable to the hospital.
import { addOrderable as addOrderableEndpoint } from '@charaka/contract/clinic/orderable/orderable';
import { orderableSentences } from '@charaka/contract/clinic/orderable/orderable-sentences';
import { handle } from '../../kernel/handler.ts';
import { refuseCharge } from './orderable-charges.ts';
import { insertOrderable } from './orderable-store.ts';

/** Refuses a charge that is refined already. */
export const addOrderable = handle(addOrderableEndpoint, async (call, input) => {
  await refuseCharge(call, input.orderable.chargeId);
  const orderable = await insertOrderable(call, input.orderable);
  call.say(orderableSentences.orderableAdded);
  return { orderable };
});
