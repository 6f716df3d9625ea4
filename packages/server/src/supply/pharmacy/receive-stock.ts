// Takes a batch into the pharmacy's stock, or more of one that is there.
import { pharmacySentences } from '@charaka/contract/supply/pharmacy/pharmacy-sentences';
import { receiveStock as receiveStockEndpoint } from '@charaka/contract/supply/pharmacy/stock';
import { multiplyQuantity, plainRupees, quantityToThousandths } from '@charaka/rules/money/money';
import sql from 'sql-template-tag';
import { type Call, handle, todayOf } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { receiveLot } from '../stock/stock-engine.ts';
import { findItem } from './item-store.ts';
import { findBatch, takeBatch } from './stock-store.ts';

/**
 * Refuses a batch that was bought, sold or moved: units of it that were found are a correction, which a second person allows above the limit
 * of the day (PH070, PH098, Q268).
 */
async function refuseMoved(call: Call, batchId: number, batchNumber: string): Promise<void> {
  const moved = await call.tx.row(sql`
    select from stock_lot l join stock_move m on m.tenant_id = l.tenant_id and m.lot_id = l.lot_id
    where l.tenant_id = ${call.tenantId} and l.batch_id = ${batchId} and (l.source_kind <> 'Opening' or m.move_kind <> 'Received') limit 1`);
  if (!moved) return;
  const sentence = pharmacySentences.batchHasMoved({ batchNumber });
  refuse(sentence, { 'batch.batchNumber': sentence });
}

/**
 * The batch as it is now. Refuses an item out of use, an expired batch, a cost above the MRP, other facts than the batch is known with, and a
 * batch that has moved.
 */
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
  await refuseMoved(call, batchId, received.batchNumber);
  await receiveLot(call, { batchId, units: quantity, mrpPaise: mrp, costPaise: cost ?? null, reason: reason || null });
  call.say(pharmacySentences.stockReceived);
  return { batch: await findBatch(call, batchId) };
});
