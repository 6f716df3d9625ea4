// Corrects the stock of a batch, with the reason.
import { pharmacySentences } from '@charaka/contract/supply/pharmacy/pharmacy-sentences';
import { adjustStock as adjustStockEndpoint } from '@charaka/contract/supply/pharmacy/stock';
import { handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { findBatch, lockBatches, moveStock } from './stock-store.ts';

/** The batch as it is now. Refuses to take more than is there. */
export const adjustStock = handle(adjustStockEndpoint, async (call, { adjustment }) => {
  const { batchId, change, reason } = adjustment;
  const [batch] = await lockBatches(call, [batchId]);
  if (!batch) refuse(pharmacySentences.batchDoesNotExist);
  if (batch.quantity + change < 0) {
    const sentence = pharmacySentences.onlyOfBatchInStock({ quantity: batch.quantity, batchNumber: batch.batchNumber });
    refuse(sentence, { 'adjustment.change': sentence });
  }
  await moveStock(call, [{ batchId, kind: 'adjusted', change, reason }]);
  call.say(pharmacySentences.stockAdjusted);
  return { batch: await findBatch(call, batchId) };
});
