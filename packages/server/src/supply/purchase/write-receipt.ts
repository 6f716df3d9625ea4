// Writes a judged goods receipt: its number, its lines, and a lot of each line in stock.

import { purchaseSentences } from '@charaka/contract/supply/purchase/purchase-sentences';
import type { Call } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { lockNamedBatches, lowerPrices } from '../pharmacy/purchased-batches.ts';
import { receivePurchase } from '../stock/purchased-lots.ts';
import { type JudgedReceipt, namedBatches, refuseBatches, type TypedReceipt } from './judge-receipt.ts';
import { followReceipts } from './order-of-receipt.ts';
import { lockOrder } from './purchase-order-store.ts';
import { findReceiptOfInvoice, insertReceipt, insertReceiptLines, type ReceiptMaker } from './receipt-store.ts';
import { isAccepted } from './received-line.ts';

/** Refuses an invoice that a receipt has already (PH039). */
export async function refuseKnownInvoice(
  call: Call,
  receipt: TypedReceipt,
  { supplier }: JudgedReceipt,
): Promise<void> {
  const receiptNumber = await findReceiptOfInvoice(call, receipt);
  if (receiptNumber === undefined) return;
  const { supplierName } = supplier;
  const sentence = purchaseSentences.invoiceHere({
    invoiceNumber: receipt.invoiceNumber ?? '',
    supplierName,
    receiptNumber,
  });
  refuse(sentence, { 'receipt.invoiceNumber': sentence });
}

/**
 * Writes a judged receipt: batches locked in the order of their numbers, the receipt with its number, its lines, a lot of each line;
 * its order follows.
 * Answers its key. Refuses a batch that meanwhile has another expiry, and an invoice that is here already.
 */
export async function writeReceipt(
  call: Call,
  receipt: TypedReceipt,
  judged: JudgedReceipt,
  maker: ReceiptMaker,
): Promise<number> {
  const named = namedBatches(receipt.lines);
  const batches = await lockNamedBatches(call, named);
  refuseBatches(call, receipt.lines, batches);
  await lowerPrices(call, namedBatches(receipt.lines.filter(isAccepted)));
  const { receiptId, receiptNumber } = await insertReceipt(call, receipt, judged, maker);
  const units = await insertReceiptLines(call, receiptId, receipt, judged, batches);
  await receivePurchase(call, receiptNumber, units);
  if (judged.order) await followReceipts(call, await lockOrder(call, judged.order.orderId));
  return receiptId;
}
