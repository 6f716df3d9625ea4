// A goods receipt against a purchase order: what is open of each item, what an approver must accept, and the state that follows (PH030, PH031).

import type { ParsedOf } from '@charaka/contract/kernel/endpoint';
import type { postReceipt } from '@charaka/contract/supply/purchase/goods-receipt';
import { purchaseSentences } from '@charaka/contract/supply/purchase/purchase-sentences';
import type { Sentence } from '@charaka/rules/message/sentence';
import { addPaise, type Paise, paise, plainRupees } from '@charaka/rules/money/money';
import type { PurchaseFigures } from '@charaka/rules/money/purchase-figures';
import { purchaseOrderSteps } from '@charaka/rules/supply/purchase-order-steps';
import sql from 'sql-template-tag';
import { type Call, todayOf } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { moveRows, refuseOtherStates } from '../../resource/move-rows.ts';
import { findOrder, type LockedOrder, lockOrder, type PurchaseOrder, readOrderLines } from './purchase-order-store.ts';
import { itemsOf } from './received-items.ts';
import { acceptedPacks } from './received-line.ts';
import { supplierStore } from './suppliers.ts';

type TypedReceipt = ParsedOf<typeof postReceipt>['receipt'];
type OrderLine = PurchaseOrder['lines'][number];

/** The order of a receipt: its key, and the key of the ordered line of each item. */
export interface ReceivedOrder {
  readonly orderId: number;
  readonly lineIds: ReadonlyMap<number, number>;
  /** Each needs an approver before the goods enter stock. */
  readonly approvals: readonly Sentence[];
  readonly warnings: readonly Sentence[];
}

/** Whether packs of an order entered stock. */
export const isReceived = (lines: readonly Pick<OrderLine, 'receivedPacks' | 'receivedFree'>[]): boolean =>
  lines.some(({ receivedPacks, receivedFree }) => receivedPacks + receivedFree > 0);

/** Shares the supplier of a receipt that is posted, and locks its order: two receipts of an order follow one after the other. */
export async function lockOrdered(call: Call, { supplierId, orderId }: TypedReceipt): Promise<void> {
  await supplierStore.share(call, supplierId);
  if (orderId != null) await lockOrder(call, orderId);
}

/**
 * Judges the lines of a receipt against its order; null without one. Refuses an order of another supplier or state, an item that is not
 * on it, and accepted paid packs above what is open (PH030). A dearer rate, more GST, charges above
 * the freight of the order, and a day that has passed need an approver (PH031).
 */
export async function judgeAgainstOrder(
  call: Call,
  receipt: TypedReceipt,
  { lines: figures, chargesPaise }: PurchaseFigures,
): Promise<ReceivedOrder | null> {
  const { orderId, supplierId } = receipt;
  if (orderId == null) return null;
  const order = await findOrder(call, orderId);
  const { orderNumber, status, validUntil } = order;
  if (order.supplierId !== supplierId) refuse(purchaseSentences.orderOfOtherSupplier({ orderNumber }));
  await refuseOtherStates(call, purchaseOrderSteps, [{ id: orderId, status, name: orderNumber }], 'receivePart');
  const byItem = new Map(order.lines.map((line) => [line.itemId, line]));
  const approvals: Sentence[] = [];
  const warnings: Sentence[] = [];
  if (validUntil && validUntil < todayOf(call))
    approvals.push(purchaseSentences.orderPastDay({ orderNumber, day: validUntil }));
  for (const [itemId, ordered] of byItem) {
    const indexes = receipt.lines.flatMap((line, index) => (line.itemId === itemId ? [index] : []));
    const lines = indexes.map((index) => ({ ...receipt.lines[index], figures: figures[index] }) as ReceivedLine);
    refuseAboveOrder(ordered, lines, indexes);
    warnings.push(...freeAboveOrder(ordered, lines));
    approvals.push(...dearerRates(ordered, lines), ...dearerTaxes(ordered, lines));
  }
  approvals.push(...(await chargesAboveOrder(call, order, chargesPaise)));
  await refuseNotOrdered(call, receipt, byItem, orderNumber);
  return {
    orderId,
    lineIds: new Map([...byItem].map(([itemId, line]) => [itemId, line.orderLineId])),
    approvals,
    warnings,
  };
}

type ReceivedLine = TypedReceipt['lines'][number] & { readonly figures: PurchaseFigures['lines'][number] };

/** Accepted packs of a line that are paid for; rejected packs are paid ones first, as the database counts them. */
const acceptedPaid = (line: ReceivedLine): number => Math.min(line.packs, acceptedPacks(line));
const acceptedFree = (line: ReceivedLine): number => Math.max(acceptedPacks(line) - line.packs, 0);
const sumOf = (lines: readonly ReceivedLine[], count: (line: ReceivedLine) => number) =>
  lines.reduce((sum, line) => sum + count(line), 0);

function refuseAboveOrder(ordered: OrderLine, lines: readonly ReceivedLine[], indexes: readonly number[]): void {
  const { itemName, packs: quantity, receivedPacks } = ordered;
  if (receivedPacks + sumOf(lines, acceptedPaid) <= quantity) return;
  const sentence = purchaseSentences.aboveOrder({ itemName, quantity, receivedPacks });
  refuse(sentence, Object.fromEntries(indexes.map((index) => [`receipt.lines.${index}.packs`, sentence])));
}

/** Free packs beyond those of the order are taken, and named. */
function freeAboveOrder({ itemName, freePacks, receivedFree }: OrderLine, lines: readonly ReceivedLine[]): Sentence[] {
  const came = sumOf(lines, acceptedFree);
  const quantity = Math.min(came, receivedFree + came - freePacks);
  return quantity > 0 ? [purchaseSentences.freeAboveOrder({ itemName, quantity })] : [];
}

/** Lines whose rate after discounts is more than that of the order, by more than the rounding to a paisa a pack. */
function dearerRates(ordered: OrderLine, lines: readonly ReceivedLine[]): Sentence[] {
  const { itemName, packs: orderedPacks, taxable } = ordered;
  return lines.flatMap(({ packs, figures: { taxablePaise } }) => {
    if (packs === 0 || taxablePaise * orderedPacks <= (taxable + orderedPacks) * packs) return [];
    const [rate, orderedRate] = [taxablePaise / packs, taxable / orderedPacks].map((each) =>
      plainRupees(paise(Math.round(each))),
    ) as [string, string];
    return [purchaseSentences.rateAboveOrder({ itemName, rate, orderedRate })];
  });
}

/** Lines with a higher GST than the order has. */
function dearerTaxes({ itemName, gst: orderedGst }: OrderLine, lines: readonly ReceivedLine[]): Sentence[] {
  const highest = Math.max(...lines.map(({ gst }) => gst), 0);
  return highest > orderedGst ? [purchaseSentences.gstAboveOrder({ itemName, sharePercent: highest / 100 })] : [];
}

/** The charges of this receipt and of those that came before, where their sum is above the freight of the order; before tax. */
async function chargesAboveOrder(
  call: Call,
  { orderId, freight }: PurchaseOrder,
  chargesPaise: Paise,
): Promise<Sentence[]> {
  if (chargesPaise === 0) return [];
  const { earlier } = await call.tx.single<{ earlier: Paise }>(sql`
    select coalesce(sum(charges_paise), 0)::bigint as earlier from goods_receipt
    where tenant_id = ${call.tenantId} and hospital_id = ${call.hospital.hospitalId} and purchase_order_id = ${orderId}
      and cancelled_at is null`);
  const sum = addPaise(earlier, chargesPaise);
  return sum > freight
    ? [purchaseSentences.chargesAboveOrder({ sum: plainRupees(sum), limit: plainRupees(freight) })]
    : [];
}

async function refuseNotOrdered(
  call: Call,
  receipt: TypedReceipt,
  byItem: ReadonlyMap<number, OrderLine>,
  orderNumber: string,
): Promise<void> {
  const index = receipt.lines.findIndex(({ itemId }) => !byItem.has(itemId));
  const line = receipt.lines[index];
  if (!line) return;
  const [item] = await itemsOf(call, [line]);
  const sentence = purchaseSentences.itemNotOrdered({ itemName: item?.itemName ?? '', orderNumber });
  refuse(sentence, { [`receipt.lines.${index}.itemId`]: sentence });
}

/** Moves an approved order to the state that its receipts say: nothing, a part or all of it came. */
export async function followReceipts(call: Call, locked: LockedOrder): Promise<void> {
  if (!['Approved', 'PartlyReceived', 'Received'].includes(locked.status)) return;
  const lines = await readOrderLines(call, locked.id);
  const isWhole = lines.every(({ packs, receivedPacks }) => receivedPacks >= packs);
  const partly = isReceived(lines) ? 'receivePart' : 'reopen';
  await moveRows(call, purchaseOrderSteps, [locked], isWhole ? 'receive' : partly, {});
}
