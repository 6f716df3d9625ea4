// Corrects the stock of a batch, with the reason.
import { adjustStock as adjustStockEndpoint } from '@charaka/contract/supply/pharmacy/stock';
import { handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { findBatch, lockBatches, moveStock } from './stock-store.ts';

/** The batch as it is now. Refuses to take more than is there. */
export const adjustStock = handle(adjustStockEndpoint, async (call, { adjustment }) => {
  const { batchId, change, reason } = adjustment;
  const [batch] = await lockBatches(call, [batchId]);
  if (!batch) refuse('This batch does not exist');
  if (batch.quantity + change < 0) {
    const sentence = `Only ${batch.quantity} of batch ${batch.batchNumber} are in stock`;
    refuse(sentence, { 'adjustment.change': sentence });
  }
  await moveStock(call, [{ batchId, kind: 'adjusted', change, reason }]);
  await call.announce('pharmacyStock', batchId);
  call.say('Stock adjusted');
  return { batch: await findBatch(call, batchId) };
});
