// Sells medicine to an outpatient at the pharmacy's counter: on a prescription of the hospital, or over the counter (PH054, PH055, PH060).

import type { ParsedOf } from '@charaka/contract/kernel/endpoint';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import { addDirectSale as addDirectSaleEndpoint } from '@charaka/contract/supply/dispensing/direct-sale';
import { dispensingSentences } from '@charaka/contract/supply/dispensing/dispensing-sentences';
import { pharmacySentences } from '@charaka/contract/supply/pharmacy/pharmacy-sentences';
import { answersMedicine, openPieces } from '@charaka/rules/clinic/dispensing';
import { piecesIn } from '@charaka/rules/clinic/item-medicine';
import { takeFirstExpiring } from '@charaka/rules/money/medicine-line';
import { memoRoundOff } from '@charaka/rules/money/memo-round-off';
import { addPaise, sumPaise, ZERO } from '@charaka/rules/money/money';
import type { PaidModes } from '@charaka/rules/money/paid-modes';
import { openDirectEncounter } from '../../clinic/encounter/add-direct-encounter.ts';
import { lockEncounter } from '../../clinic/encounter/encounter-store.ts';
import { moveOrders } from '../../clinic/order/move-orders.ts';
import { lockOrders } from '../../clinic/order/order-store.ts';
import { type Call, handle, todayOf } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { type CashReceipt, judgeCashReceipt, withWarning } from '../../money/payment/cash-receipts.ts';
import { splitPayment } from '../../money/payment/split-payment.ts';
import type { AgreedItem, MemoOwner } from '../pharmacy/sale-store.ts';
import { judgeSecondCheck } from '../pharmacy/second-check.ts';
import { lockBatches, readSaleableBatches } from '../pharmacy/stock-store.ts';
import { memoTotals, pricedLines, type TakenLine, writeMemo } from '../pharmacy/write-memo.ts';
import { readLots } from '../stock/stock-engine.ts';
import { judgeAgreement, refuseAllergic, tellAgreeing } from './agreed-item.ts';
import { refuseUnpicked } from './judge-picked.ts';
import { askAboutDispensed, readPerson, readPrescription, refuseNameless, refusePerson } from './outside-buyer.ts';
import {
  findVisit,
  insertDispenseLines,
  type NewDispenseLine,
  type PrescribedLine,
  readItems,
  readPrescribedLines,
  type ShelfItem,
} from './prescription-store.ts';
import { discountedLines, judgeSaleDiscount } from './sale-discount.ts';

type Entry = ParsedOf<typeof addDirectSaleEndpoint>['sale'];

/** Schedules of the Drugs Rules that are sold on prescription only. */
const onPrescription: readonly string[] = ['H', 'H1'];

/** The cash memo, paid at once. Refuses units that are not in stock or expired, and lines that the prescription does not cover. */
export const addDirectSale = handle(addDirectSaleEndpoint, async (call, { sale: entry }) => {
  const buyer = await buyerOf(call, entry);
  const { encounterId, patientId } = buyer;
  const asked = entry.lines.flatMap(({ orderId }) => orderId ?? []);
  if (encounterId === null && asked.length > 0) refuse(dispensingSentences.lineNotOfPrescription);
  const prescription = readPrescription(call, entry);
  const batchIds = entry.lines.map(({ batchId }) => batchId);
  // The encounter first, then its orders, then batches in the order of their numbers: all sales wait in the same order.
  const [, , batches, lots] = await call.tx.behind(
    [
      () => (encounterId === null ? Promise.resolve([]) : lockEncounter(call, encounterId)),
      () => (asked.length > 0 ? lockOrders(call, [...new Set(asked)]) : Promise.resolve([])),
      () => lockBatches(call, batchIds),
    ],
    () => [readLots(call, batchIds)],
  );
  const prescribed = encounterId !== null && asked.length > 0 ? await readPrescribedLines(call, encounterId) : [];
  const discounted = discountedLines(entry, batches);
  const lines = pricedLines(call, discounted, batches, lots);
  await refuseLateBatches(call, entry, lines);
  const { handedOut, agreements } = await judgeLines(call, entry, {
    patientId,
    lines,
    prescribed,
    hasPrescription: prescription !== null,
  });
  const checks = await judgePacks(call, entry, lines);
  const totals = memoTotals(lines);
  if (totals.valuePaise !== entry.net) refuse(kernelSentences.figuresChanged);
  await judgeSaleDiscount(call, entry, discounted, batches);
  const roundOffPaise = memoRoundOff({
    grossPaise: totals.grossPaise,
    netPaise: totals.valuePaise,
    otherModesPaise: sumPaise([entry.card, entry.upi, entry.neft, entry.chequeAmount].map((mode) => mode ?? ZERO)),
  });
  const amountPaise = addPaise(totals.valuePaise, roundOffPaise);
  if (amountPaise !== entry.amount) refuse(kernelSentences.figuresChanged);
  const split = splitPayment(entry, { form: 'add payment', amountPaise, isRefund: false });
  refuseNameless(buyer.owner, amountPaise);
  await askAboutDispensed(call, buyer.owner, prescription);
  const warning = await judgeCashReceipt(call, receiptOf(call, buyer, split));
  const prescribers = prescribed.filter(({ orderId }) => asked.includes(orderId));
  const { sale, saleLineIds } = await writeMemo(call, {
    owner: buyer.owner,
    prescription,
    doctorId: prescribers[0]?.orderedById ?? null,
    lines: lines.map((line, index) => ({
      ...line,
      agreed: agreements[index]?.agreed ?? null,
      checked: checks[index] ?? null,
    })),
    roundOffPaise,
    split,
    remarks: entry.remarks || null,
    batchReason: entry.batchReason?.trim() || null,
    isInTreatment: false,
  });
  await dispense(
    call,
    handedOut.flatMap(({ orderId, pieces }, index) =>
      orderId === null ? [] : [{ orderId, pieces, saleLineId: saleLineIds[index] as number }],
    ),
    prescribed,
  );
  for (const { orderId, orderedById, agreed } of agreements.filter((each) => each !== null))
    await tellAgreeing(call, orderId, [orderedById, agreed.agreedById]);
  call.say(withWarning(pharmacySentences.cashMemoSaved({ cashMemo: sale.cashMemo }), warning));
  return { sale };
});

/** The buyer of a sale: the patient of an encounter, or a person without a record. */
interface Buyer {
  readonly encounterId: number | null;
  readonly patientId: number | null;
  readonly owner: MemoOwner;
}

/** Refuses packs that were not scanned, and returns the second check of each line; it is about the visit or the patient, or neither for a person without a record (PH048, PH049). */
async function judgePacks(
  call: Call,
  { saleType, encounterId, patientId, lines: asked }: Entry,
  lines: readonly TakenLine[],
) {
  await refuseUnpicked(
    call,
    lines.map(({ batch }, index) => ({ ...asked[index], batch })),
  );
  const patient = encounterId == null ? { patientId } : { encounterId };
  return judgeSecondCheck(
    call,
    saleType === 'OUTSIDE' ? {} : patient,
    lines.map((line, index) => ({ ...line, secondLook: asked[index]?.secondLook })),
  );
}

/** The cash of the sale as it is counted: of the patient, or of the phone of a person without a record (PH061). */
function receiptOf(call: Call, { encounterId, patientId, owner }: Buyer, { cashPaise }: PaidModes): CashReceipt {
  return {
    patientId,
    admissionId: null,
    ...(encounterId === null ? {} : { encounterId }),
    ...(owner.person?.personPhone ? { personPhone: owner.person.personPhone } : {}),
    paidAt: call.now,
    cashPaise,
  };
}

/** The visit that is named, the encounter that is opened for a patient without a visit (Q279), or the person as written (PH054). */
async function buyerOf(call: Call, entry: Entry): Promise<Buyer> {
  if (entry.saleType === 'OUTSIDE') return { encounterId: null, patientId: null, owner: { person: readPerson(entry) } };
  refusePerson(entry);
  const { encounterId, patientId } =
    entry.encounterId == null
      ? await openDirectEncounter(call, {
          patientId: entry.patientId ?? 0,
          referredBy: null,
          referralId: null,
          note: null,
        })
      : await findVisit(call, entry.encounterId);
  return { encounterId, patientId, owner: { encounterId, patientId } };
}

/** Refuses batches that expire later than others in stock, unless the user gives the reason (PH008). */
async function refuseLateBatches(call: Call, entry: Entry, lines: readonly TakenLine[]): Promise<void> {
  if (entry.batchReason?.trim()) return;
  const byItem = Map.groupBy(lines, ({ batch }) => batch.itemId);
  const saleable = await readSaleableBatches(call, [...byItem.keys()]);
  for (const [itemId, ofItem] of byItem) {
    const wanted = Map.groupBy(ofItem, ({ batch }) => batch.batchId);
    const unitsOf = (batchId: number) => (wanted.get(batchId) ?? []).reduce((sum, { quantity }) => sum + quantity, 0);
    const units = ofItem.reduce((sum, { quantity }) => sum + quantity, 0);
    const first = takeFirstExpiring(
      saleable.filter((batch) => batch.itemId === itemId),
      units,
      todayOf(call),
    );
    if (first.parts.some(({ batch, quantity }) => unitsOf(batch.batchId) !== quantity)) {
      const sentence = dispensingSentences.enterBatchReason;
      refuse(sentence, { 'sale.batchReason': sentence });
    }
  }
}

/** The pieces that a line hands out on a prescribed line; null for a line without prescription. */
interface HandedOut {
  readonly orderId: number | null;
  readonly pieces: number;
}

interface LinesToJudge {
  readonly patientId: number | null;
  /** The prescription of a prescriber outside covers the lines without an order (PH055). */
  readonly hasPrescription: boolean;
  readonly lines: readonly TakenLine[];
  readonly prescribed: readonly PrescribedLine[];
}

/** A doctor's agreement to the item of a line. */
type Agreement = Pick<PrescribedLine, 'orderId' | 'orderedById'> & { readonly agreed: AgreedItem };

/** Line by line the agreement to an item that is not known as the prescribed medicine; null where none is needed (PH050). */
async function agreementsOf(
  call: Call,
  { lines: asked }: Entry,
  items: ReadonlyMap<number, ShelfItem>,
  { patientId, lines, prescribed }: LinesToJudge,
): Promise<(Agreement | null)[]> {
  const agreements: (Agreement | null)[] = [];
  // Lines as ordered were judged when the order was signed.
  const unjudged: ShelfItem[] = [];
  for (const [index, entered] of asked.entries()) {
    const item = items.get(lines[index]?.batch.itemId ?? 0);
    const line = prescribed.find(({ orderId }) => orderId === entered.orderId);
    const isOther = item && line && item.schedule !== 'X' && !answersMedicine(line.detail, item);
    if (item && (isOther || entered.orderId == null)) unjudged.push(item);
    const agreed = isOther ? await judgeAgreement(call, entered, { item, line, field: `sale.lines.${index}` }) : null;
    agreements.push(agreed && line ? { orderId: line.orderId, orderedById: line.orderedById, agreed } : null);
  }
  if (patientId !== null) await refuseAllergic(call, patientId, unjudged);
  return agreements;
}

/**
 * Judges each line: on a prescription it is the medicine of an open line, or an item that a doctor agreed to, within whole packs of the
 * pieces that are open (PH050, PH094); without one it is of no schedule that needs a prescription (PH055).
 */
async function judgeLines(call: Call, entry: Entry, judged: LinesToJudge) {
  const { lines, prescribed } = judged;
  const { lines: asked } = entry;
  const sold = await readItems(
    call,
    lines.map(({ batch }) => batch.itemId),
  );
  const items = new Map(sold.map((item) => [item.itemId, item]));
  const agreements = await agreementsOf(call, entry, items, judged);
  const handedOut = asked.map(({ orderId = null }, index): HandedOut & { readonly piecesInUnit: number } => {
    const { batch, quantity } = lines[index] as TakenLine;
    const { itemName, schedule } = batch;
    const item = items.get(batch.itemId);
    if (schedule === 'X') refuse(dispensingSentences.notSoldHere({ itemName }));
    if (orderId === null) {
      if (schedule !== null && onPrescription.includes(schedule) && !judged.hasPrescription)
        refuse(dispensingSentences.scheduleOfOutside({ itemName, scheduleName: schedule }), {
          'sale.prescriberName': dispensingSentences.prescriptionNeedsAll,
        });
      return { orderId, pieces: quantity, piecesInUnit: 1 };
    }
    const line =
      prescribed.find((each) => each.orderId === orderId) ?? refuse(dispensingSentences.lineNotOfPrescription);
    refuseClosed(line);
    if (!item) refuse(dispensingSentences.itemIsAnother({ itemName, orderName: line.orderName }));
    const piecesInUnit = piecesIn(item.pack);
    return { orderId, pieces: quantity * piecesInUnit, piecesInUnit };
  });
  for (const line of prescribed) {
    const own = handedOut.filter(({ orderId }) => orderId === line.orderId);
    if (own.length === 0) continue;
    const open = openPieces(line);
    const pieces = own.reduce((sum, each) => sum + each.pieces, 0);
    // Whole packs may hold more than the open pieces; a pack that is not needed at all is too much.
    if (pieces - Math.min(...own.map(({ piecesInUnit }) => piecesInUnit)) >= open)
      refuse(dispensingSentences.tooMuchForLine({ orderName: line.orderName, left: open }));
  }
  return { handedOut, agreements };
}

/** Refuses a line that is dispensed already, on hold, cancelled or lapsed (PH086, PH094). */
function refuseClosed({ orderName, status, isLapsed, lapsesOn, notBought }: PrescribedLine): void {
  if (notBought !== null) refuse(dispensingSentences.lineClosed({ orderName }));
  if (status === 'Done' || status === 'Verified') refuse(dispensingSentences.lineAlreadyDispensed({ orderName }));
  if (status === 'OnHold' || status === 'Cancelled' || status === 'Stopped')
    refuse(dispensingSentences.lineNotOpen({ orderName }));
  if (isLapsed) refuse(dispensingSentences.lineLapsed({ orderName, day: lapsesOn }));
}

/** Writes the units handed out; an order begins with its first hand-out and is done with its last (PH086). */
async function dispense(
  call: Call,
  lines: readonly NewDispenseLine[],
  prescribed: readonly PrescribedLine[],
): Promise<void> {
  if (lines.length === 0) return;
  await insertDispenseLines(call, lines);
  const orderIds = [...new Set(lines.map(({ orderId }) => orderId))];
  await moveOrders(call, orderIds, ({ status }) => (status === 'InProgress' ? null : 'begin'));
  const isDone = (orderId: number) => {
    const line = prescribed.find((each) => each.orderId === orderId);
    const pieces = lines.filter((each) => each.orderId === orderId).reduce((sum, each) => sum + each.pieces, 0);
    return line !== undefined && pieces >= openPieces(line);
  };
  const done = orderIds.filter(isDone);
  if (done.length > 0) await moveOrders(call, done, 'finish');
}
