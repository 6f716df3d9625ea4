// Takes a batch into the pharmacy's stock, or more of one that is there.
import { pharmacySentences } from '@charaka/contract/supply/pharmacy/pharmacy-sentences';
import { receiveStock as receiveStockEndpoint } from '@charaka/contract/supply/pharmacy/stock';
import { multiplyQuantity, plainRupees, quantityToThousandths } from '@charaka/rules/money/money';
import { handle, todayOf } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { receiveLot } from '../stock/stock-engine.ts';
import { findItem } from './item-store.ts';
import { findBatch, takeBatch } from './stock-store.ts';

/** The batch as it is now. Refuses an item out of use, an expired batch, a cost above the MRP, and other facts than the batch is known with. */
export const receiveStock = handle(receiveStockEndpoint, async (call, { batch: received }) => {
  const item = await findItem(call.tx, call.tenantId, received.itemId);
  if (!item.isActive)
    refuse(pharmacySentences.outOfUse({ itemName: item.itemName }), { 'batch.itemId': pharmacySentences.itemOutOfUse });
  if (received.expiry < todayOf(call)) {
    refuse(pharmacySentences.batchExpired, { 'batch.expiry': pharmacySentences.batchExpired });
  }
  const { quantity, mrp, cost, reason } = received;
  const mostPaise = multiplyQuantity(quantityToThousandths(quantity), mrp);
  if (cost != null && cost > mostPaise) {
    const sentence = pharmacySentences.costAboveMrp({ mrp: plainRupees(mostPaise) });
    refuse(sentence, { 'batch.cost': sentence });
  }
  const batchId = await takeBatch(call, received);
  await receiveLot(call, { batchId, units: quantity, mrpPaise: mrp, costPaise: cost ?? null, reason: reason || null });
  call.say(pharmacySentences.stockReceived);
  return { batch: await findBatch(call, batchId) };
});
