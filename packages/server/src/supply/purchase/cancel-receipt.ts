// Cancels a goods receipt whose units all lie untouched in their store (PH040).
import { cancelReceipt as cancelReceiptEndpoint } from '@charaka/contract/supply/purchase/goods-receipt';
import { purchaseSentences } from '@charaka/contract/supply/purchase/purchase-sentences';
import { handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { restorePrices } from '../pharmacy/purchased-batches.ts';
import { readPurchasedLots, takeBackPurchase } from '../stock/purchased-lots.ts';
import { followReceipts } from './order-of-receipt.ts';
import { endReceipt, findReceipt, lockReceipt } from './receipt-store.ts';

/**
 * The receipt keeps its number; its lots leave with the value they came with, and prices that it lowered are restored (PH012); its order waits for the
 * goods again. Refuses where units moved: they are
 * returned instead.
 */
export const cancelReceipt = handle(cancelReceiptEndpoint, async (call, { receipt: { receiptId, reason } }) => {
  const { receiptNumber, isCancelled, isMatched, order } = await lockReceipt(call, receiptId);
  if (isCancelled) refuse(purchaseSentences.receiptCancelledAlready);
  if (isMatched) refuse(purchaseSentences.receiptMatched({ receiptNumber }));
  const lots = await readPurchasedLots(call, receiptId);
  const moved = lots.find(({ isMoved }) => isMoved);
  if (moved) {
    const { itemName, receivedUnits, units } = moved;
    refuse(purchaseSentences.unitsMovedOn({ itemName, quantity: receivedUnits - units }));
  }
  await takeBackPurchase(call, receiptNumber, lots);
  await restorePrices(call, receiptId);
  await endReceipt(call, receiptId, reason);
  if (order) await followReceipts(call, order);
  call.say(purchaseSentences.receiptCancelled({ receiptNumber }));
  return { receipt: await findReceipt(call, receiptId) };
});
