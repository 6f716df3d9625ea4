// Judges a goods receipt as typed: its figures, what refuses it, what an approver must accept, and what the user should look at again.

import type { ParsedOf } from '@charaka/contract/kernel/endpoint';
import type { postReceipt } from '@charaka/contract/supply/purchase/goods-receipt';
import { purchaseSentences } from '@charaka/contract/supply/purchase/purchase-sentences';
import type { Sentence } from '@charaka/rules/message/sentence';
import { ImpossibleFigure } from '@charaka/rules/money/impossible-figure';
import { type Paise, paise, plainRupees, ZERO } from '@charaka/rules/money/money';
import {
  computePurchase,
  MOST_ROUND_OFF,
  type PurchasedLine,
  type PurchaseFigures,
} from '@charaka/rules/money/purchase-figures';
import { daysAfter, daysBetween } from '@charaka/rules/stay/hospital-day';
import { type Call, todayOf } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { batchKey, isSameExpiry, type KnownBatch, readNamedBatches } from '../pharmacy/purchased-batches.ts';
import { licenceFaults, refuseStoppedLicence } from './licence-rule.ts';
import { judgeAgainstOrder, type ReceivedOrder } from './order-of-receipt.ts';
import { dayQuestions, numberQuestions } from './paper-questions.ts';
import { itemsOf, type ReceivedItem } from './received-items.ts';
import { isAccepted, refuseBatchFields, rejectedPacks } from './received-line.ts';
import { type Supplier, supplierStore } from './suppliers.ts';

/** A receipt as typed. */
export type TypedReceipt = ParsedOf<typeof postReceipt>['receipt'];
/** A line as typed. */
export type TypedLine = TypedReceipt['lines'][number];

/** A receipt with its figures; lines with items and figures are in the order of the typed lines. */
export interface JudgedReceipt {
  readonly supplier: Supplier;
  readonly items: readonly ReceivedItem[];
  readonly figures: PurchaseFigures;
  /** The order that the goods came for; null without one. */
  readonly order: ReceivedOrder | null;
  /** Each needs an approver before the goods enter stock. */
  readonly approvals: readonly Sentence[];
  /** Each is confirmed by the user. */
  readonly questions: readonly Sentence[];
  readonly warnings: readonly Sentence[];
}

/** Goods expire no sooner than after so many days, or an approver accepts them (PH033). */
const LEAST_DAYS = 180;
/** A receipt lowers an MRP by at most so many percent without an approver (PH012). */
const MOST_FALL_PERCENT = 20;

/** Refuses what can never be received; nothing is written. To post a receipt, the supplier is locked before. */
export async function judgeReceipt(call: Call, receipt: TypedReceipt): Promise<JudgedReceipt> {
  const supplier = await supplierStore.find(call, receipt.supplierId);
  if (!supplier.isActive) refuse(purchaseSentences.supplierOutOfUse({ supplierName: supplier.supplierName }));
  refuseStoppedLicence(supplier);
  refuseDays(call, receipt);
  refuseTax(supplier, [...receipt.lines, ...receipt.charges]);
  const items = await itemsOf(call, receipt.lines);
  refuseBatchFields(receipt.lines, items);
  refuseUnequalLines(receipt.lines);
  const known = await readNamedBatches(call, namedBatches(receipt.lines));
  refuseBatches(call, receipt.lines, known);
  const figures = figuresOf(supplier, call.hospital.stateCode, receipt, items);
  if (!receipt.lines.some(isAccepted)) refuse(purchaseSentences.nothingAccepted);
  refuseTotal(receipt, figures);
  const order = await judgeAgainstOrder(call, receipt, figures);
  const acceptedItems = items.filter((_, index) => isAccepted(receipt.lines[index] as TypedLine));
  const licences = licenceFaults(supplier, acceptedItems, todayOf(call));
  const lowered = Map.groupBy(loweredPrices(receipt.lines, items, known), ({ isLarge }) => isLarge);
  const sentencesOf = (isLarge: boolean) => (lowered.get(isLarge) ?? []).map(({ sentence }) => sentence);
  return {
    supplier,
    items,
    figures,
    order,
    approvals: [
      ...licences.approvals,
      ...nearExpiries(call, receipt.lines, items),
      ...sentencesOf(true),
      ...(order?.approvals ?? []),
    ],
    questions: [
      ...(await paperQuestions(call, supplier, receipt)),
      ...pricesBelowCost(receipt.lines, items, figures, known),
      ...sentencesOf(false),
    ],
    warnings: [...licences.warnings, ...keptPrices(receipt.lines, items, known), ...(order?.warnings ?? [])],
  };
}

/** Each batch of the lines once; of lines with one batch number, accepted packs give its expiry and MRP. */
export function namedBatches(lines: readonly TypedLine[]) {
  const acceptedLast = lines.toSorted((line, other) => Number(isAccepted(line)) - Number(isAccepted(other)));
  const named = acceptedLast.map(({ itemId, batchNumber, expiry, mrp }) => ({
    itemId,
    batchNumber: batchNumber || null,
    expiry: expiry ?? null,
    mrpPaise: mrp ?? null,
  }));
  return [...new Map(named.map((batch) => [batchKey(batch), batch])).values()];
}

function refuseDays(call: Call, { receivedOn, invoiceDate, challanDate }: TypedReceipt): void {
  const today = todayOf(call);
  for (const [field, day] of Object.entries({ receivedOn, invoiceDate, challanDate }))
    if (day && day > today) refuse(purchaseSentences.dayAhead, { [`receipt.${field}`]: purchaseSentences.dayAhead });
}

/** The number of the invoice in another year, and days long ago, are confirmed by the user (PH039). */
async function paperQuestions(call: Call, supplier: Supplier, receipt: TypedReceipt): Promise<Sentence[]> {
  const { invoiceNumber, invoiceDate, receivedOn, challanDate } = receipt;
  const { supplierId, supplierName } = supplier;
  const ofNumber =
    invoiceNumber && invoiceDate
      ? await numberQuestions(call, { supplierId, supplierName, invoiceNumber, invoiceDate })
      : [];
  return [...ofNumber, ...dayQuestions(call, receivedOn, invoiceDate, challanDate)];
}

/** Refuses tax of suppliers under the composition scheme and of unregistered ones, who charge none (PH036). */
export function refuseTax({ gstKind, supplierName }: Supplier, taxed: readonly { readonly gst: number }[]): void {
  if (gstKind !== 'Composition' && gstKind !== 'Unregistered') return;
  if (taxed.some(({ gst }) => gst > 0)) refuse(purchaseSentences.taxOfUntaxed({ supplierName }));
}

const factsOf = (line: TypedLine | undefined) => `${line?.expiry ?? ''} ${line?.mrp ?? ''}`;

/** Lines with accepted packs of one batch agree about its expiry and MRP. */
function refuseUnequalLines(lines: readonly TypedLine[]): void {
  const first = new Map<string, number>();
  for (const [index, line] of lines.entries()) {
    if (!isAccepted(line)) continue;
    const other = first.get(batchKey(line));
    if (other === undefined) first.set(batchKey(line), index);
    else if (factsOf(lines[other]) !== factsOf(line))
      refuse(purchaseSentences.lineUnequal({ line: other + 1, otherLineNo: index + 1 }));
  }
}

/** Refuses expired goods, and another expiry than a known batch has (PH012). Packs that are wholly rejected may have any expiry. */
export function refuseBatches(call: Call, lines: readonly TypedLine[], known: ReadonlyMap<string, KnownBatch>): void {
  const today = todayOf(call);
  for (const [index, line] of lines.entries()) {
    if (!isAccepted(line)) continue;
    const { batchNumber, expiry } = line;
    const fault = (sentence: Sentence) => refuse(sentence, { [`receipt.lines.${index}.expiry`]: sentence });
    if (!batchNumber || !expiry) continue;
    if (expiry < today) fault(purchaseSentences.lineExpired({ line: index + 1, batchNumber }));
    const batch = known.get(batchKey(line));
    if (batch?.expiry && !isSameExpiry(batch.expiry, expiry))
      fault(purchaseSentences.lineOtherExpiry({ line: index + 1, batchNumber, expiry: batch.expiry }));
  }
}

function figuresOf(
  supplier: Supplier,
  stateCode: string | null,
  receipt: TypedReceipt,
  items: readonly ReceivedItem[],
): PurchaseFigures {
  const lines = receipt.lines.map(
    (line, index): PurchasedLine => ({
      itemId: line.itemId,
      packs: line.packs,
      freePacks: line.freePacks ?? 0,
      rejectedPacks: rejectedPacks(line),
      unitsPerPack: items[index]?.unitsPerPack ?? 1,
      ratePaise: line.rate,
      discountBasisPoints: line.discountPercent,
      discountPaise: line.discount,
      gstBasisPoints: line.gst,
    }),
  );
  try {
    return computePurchase({
      lines,
      charges: receipt.charges.map(({ amount, gst }) => ({ amountPaise: amount, gstBasisPoints: gst })),
      invoiceDiscountPaise: receipt.invoiceDiscount ?? ZERO,
      isInterState: isInterState(supplier, stateCode),
      isCreditTaken: false,
    });
  } catch (error) {
    if (error instanceof ImpossibleFigure) return refuse(error.sentence);
    throw error;
  }
}

/** Regular suppliers of the hospital's own state charge CGST and SGST, all other taxed ones IGST (PH036). */
export function isInterState({ gstKind, stateCode }: Supplier, ownState: string | null): boolean {
  return gstKind === 'Sez' || gstKind === 'Import' || (stateCode || null) !== ownState;
}

/** The typed total is that of the lines within one rupee (PH038). */
function refuseTotal({ invoiceTotal }: TypedReceipt, { totalPaise }: PurchaseFigures): void {
  if (invoiceTotal == null || Math.abs(invoiceTotal - totalPaise) <= MOST_ROUND_OFF) return;
  const sentence = purchaseSentences.totalDiffers({
    sum: plainRupees(totalPaise),
    invoiceTotal: plainRupees(invoiceTotal),
  });
  refuse(sentence, { 'receipt.invoiceTotal': sentence });
}

function nearExpiries(call: Call, lines: readonly TypedLine[], items: readonly ReceivedItem[]): Sentence[] {
  const today = todayOf(call);
  const least = daysAfter(today, LEAST_DAYS);
  return lines.flatMap((line, index) => {
    const { batchNumber, expiry } = line;
    if (!batchNumber || !expiry || expiry >= least || !isAccepted(line)) return [];
    const { itemName = '' } = items[index] ?? {};
    return [purchaseSentences.expiryNear({ itemName, batchNumber, days: daysBetween(today, expiry) })];
  });
}

/** A line with batch and MRP; general goods have none. */
interface PricedLine extends TypedLine {
  readonly batchNumber: string;
  readonly mrp: Paise;
}

const isPriced = (line: TypedLine): line is PricedLine => isAccepted(line) && !!line.batchNumber && line.mrp != null;

/** The price of the batch of a line until now; that of the line where no pack of the batch was accepted yet. */
function knownPriceOf(line: PricedLine, known: ReadonlyMap<string, KnownBatch>): Paise {
  const batch = known.get(batchKey(line));
  return (batch && !batch.isOnlyRejected && batch.mrpPaise) || line.mrp;
}

/** Accepted goods with an MRP below their cost (PH032). */
function pricesBelowCost(
  lines: readonly TypedLine[],
  items: readonly ReceivedItem[],
  { lines: figures }: PurchaseFigures,
  known: ReadonlyMap<string, KnownBatch>,
): Sentence[] {
  return lines.flatMap((line, index) => {
    if (!isPriced(line)) return [];
    const { landedPaise = ZERO, units = 0 } = figures[index] ?? {};
    const { itemName = '', unitsPerPack = 1 } = items[index] ?? {};
    const pricePaise = Math.min(knownPriceOf(line, known), line.mrp);
    if (landedPaise * unitsPerPack <= pricePaise * units) return [];
    const costPaise = paise(Math.round((landedPaise * unitsPerPack) / units));
    return [purchaseSentences.mrpBelowCost({ itemName, sum: plainRupees(costPaise) })];
  });
}

/** Accepted goods with a lower MRP than their known batch; a fall above the limit is large (PH012). */
function loweredPrices(
  lines: readonly TypedLine[],
  items: readonly ReceivedItem[],
  known: ReadonlyMap<string, KnownBatch>,
): { readonly isLarge: boolean; readonly sentence: Sentence }[] {
  return lines.flatMap((line, index) => {
    if (!isPriced(line)) return [];
    const knownPaise = knownPriceOf(line, known);
    if (knownPaise <= line.mrp) return [];
    const { batchNumber, mrp } = line;
    const { itemName = '' } = items[index] ?? {};
    const [earlier, lowered] = [plainRupees(knownPaise), plainRupees(mrp)];
    return [
      {
        isLarge: mrp * 100 < knownPaise * (100 - MOST_FALL_PERCENT),
        sentence: purchaseSentences.mrpLowered({ itemName, batchNumber, earlier, mrp: lowered }),
      },
    ];
  });
}

/** Goods with a higher MRP than their known batch sell at the lower one (PH012). */
function keptPrices(
  lines: readonly TypedLine[],
  items: readonly ReceivedItem[],
  known: ReadonlyMap<string, KnownBatch>,
): Sentence[] {
  return lines.flatMap((line, index) => {
    if (!isPriced(line)) return [];
    const knownPaise = knownPriceOf(line, known);
    if (knownPaise >= line.mrp) return [];
    const { itemName = '' } = items[index] ?? {};
    return [purchaseSentences.mrpKept({ itemName, batchNumber: line.batchNumber, earlier: plainRupees(knownPaise) })];
  });
}
