// Judges a purchase order as typed: its supplier, its items and its figures.

import { purchaseSentences } from '@charaka/contract/supply/purchase/purchase-sentences';
import { basisPoints, ZERO } from '@charaka/rules/money/money';
import { computePurchase, type PurchaseFigures } from '@charaka/rules/money/purchase-figures';
import { type Call, todayOf } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { isInterState, refuseTax } from './judge-receipt.ts';
import { refuseStoppedLicence } from './licence-rule.ts';
import type { LockedOrder, PurchaseOrder, TypedOrder } from './purchase-order-store.ts';
import { itemsOf } from './received-items.ts';
import { type Supplier, supplierStore } from './suppliers.ts';

/** The supplier of an order. Refuses a supplier that is out of use or has a stopped licence (PH028). */
export async function refuseSupplier(call: Call, supplierId: number): Promise<Supplier> {
  const supplier = await supplierStore.find(call, supplierId);
  const { supplierName, isActive } = supplier;
  if (!isActive) refuse(purchaseSentences.supplierOutOfUse({ supplierName }));
  refuseStoppedLicence(supplier);
  return supplier;
}

/** The figures of an order. Refuses a supplier that is out of use or has a stopped licence, an item twice, and a day that has passed (PH028, PH036). */
export async function judgeOrder(call: Call, order: TypedOrder): Promise<PurchaseFigures> {
  const supplier = await refuseSupplier(call, order.supplierId);
  const items = await itemsOf(call, order.lines, 'order');
  refuseItemTwice(order);
  refuseTax(supplier, order.lines);
  if (order.validUntil && order.validUntil < todayOf(call))
    refuse(purchaseSentences.dayPassed, { 'order.validUntil': purchaseSentences.dayPassed });
  return computePurchase({
    lines: order.lines.map((line, index) => ({
      itemId: line.itemId,
      packs: line.packs,
      freePacks: line.freePacks ?? 0,
      rejectedPacks: 0,
      unitsPerPack: items[index]?.unitsPerPack ?? 1,
      ratePaise: line.rate,
      discountBasisPoints: line.discountPercent,
      gstBasisPoints: line.gst,
    })),
    charges: order.freight ? [{ amountPaise: order.freight, gstBasisPoints: basisPoints(0) }] : [],
    invoiceDiscountPaise: ZERO,
    isInterState: isInterState(supplier, call.hospital.stateCode),
    isCreditTaken: false,
  });
}

/** An order as it is known when its next version is typed. */
interface KnownOrder extends Pick<LockedOrder, 'approvedPaise' | 'freightPaise' | 'validUntil'> {
  readonly lines: PurchaseOrder['lines'];
}

/**
 * Whether a version needs a new approval (PH027): a total above the approved one, a higher freight, a later day or none, an item that was
 * not ordered, and on a line more packs, fewer free packs, a higher rate or GST, or a lower discount.
 */
export function isDearerVersion(known: KnownOrder, typed: TypedOrder, { totalPaise }: PurchaseFigures): boolean {
  const { approvedPaise, freightPaise, validUntil, lines } = known;
  const byItem = new Map(lines.map((line) => [line.itemId, line]));
  const isLonger = validUntil !== null && (!typed.validUntil || typed.validUntil > validUntil);
  const hasDearerLine = typed.lines.some((line) => {
    const ordered = byItem.get(line.itemId);
    return (
      !ordered ||
      line.packs > ordered.packs ||
      (line.freePacks ?? 0) < ordered.freePacks ||
      line.rate > ordered.rate ||
      (line.discountPercent ?? 0) < (ordered.discountPercent ?? 0) ||
      line.gst > ordered.gst
    );
  });
  return totalPaise > (approvedPaise ?? 0) || (typed.freight ?? 0) > freightPaise || isLonger || hasDearerLine;
}

/** Each item has one line, so that its receipts have one line to count against. */
function refuseItemTwice({ lines }: TypedOrder): void {
  const known = new Set<number>();
  for (const [index, { itemId }] of lines.entries()) {
    if (known.has(itemId)) {
      const sentence = purchaseSentences.orderItemTwice({ line: index + 1 });
      refuse(sentence, { [`order.lines.${index}.itemId`]: sentence });
    }
    known.add(itemId);
  }
}

/** Refuses a line below what was received, and an item of which packs came and that is left out (PH027). */
export function refuseBelowReceived(known: PurchaseOrder['lines'], { lines }: TypedOrder): void {
  for (const { itemId, itemName, receivedPacks, receivedFree } of known) {
    if (receivedPacks + receivedFree === 0) continue;
    const index = lines.findIndex((line) => line.itemId === itemId);
    if (index < 0) refuse(purchaseSentences.orderLineReceived({ itemName }));
    if ((lines[index]?.packs ?? 0) >= receivedPacks) continue;
    const sentence = purchaseSentences.orderBelowReceived({ itemName, quantity: receivedPacks });
    refuse(sentence, { [`order.lines.${index}.packs`]: sentence });
  }
}
