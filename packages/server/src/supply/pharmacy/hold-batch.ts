// Holds a batch everywhere or in one store, so that it cannot be sold from the same moment (PH011).
import { holdBatch as holdBatchEndpoint } from '@charaka/contract/supply/pharmacy/hold';
import { pharmacySentences } from '@charaka/contract/supply/pharmacy/pharmacy-sentences';
import { handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { findHold, insertHold, isStoreOfHospital } from './hold-store.ts';
import { lockStoredBatches } from './stock-store.ts';

/** The hold. A sale that has locked the batch is finished first; a later one is refused. */
export const holdBatch = handle(holdBatchEndpoint, async (call, { hold }) => {
  const [batch] = await lockStoredBatches(call, [hold.batchId]);
  if (!batch) refuse(pharmacySentences.batchDoesNotExist);
  if (hold.storeId && !(await isStoreOfHospital(call, hold.storeId))) refuse(pharmacySentences.storeDoesNotExist);
  const batchHoldId = await insertHold(call, hold);
  const { itemName, batchNumber } = batch;
  call.say(pharmacySentences.batchHeld({ itemName, batchNumber }));
  return { hold: await findHold(call, batchHoldId) };
});
