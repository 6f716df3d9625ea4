// Returns to suppliers with a debit claim, and the supplier's answer: a credit note, or a refusal that brings the units back (PH041).

import type { ParsedOf } from '@charaka/contract/kernel/endpoint';
import {
  addPurchaseReturn as addEndpoint,
  getPurchaseReturn as getEndpoint,
  listPurchaseReturns as listEndpoint,
  listReturnableLots as listLotsEndpoint,
  refusePurchaseReturn as refuseEndpoint,
  setCreditNote as setCreditNoteEndpoint,
} from '@charaka/contract/supply/purchase/purchase-return';
import { purchaseSentences } from '@charaka/contract/supply/purchase/purchase-sentences';
import { addPaise, type Paise, paise, plainRupees, subtractPaise, sumPaise, ZERO } from '@charaka/rules/money/money';
import { claimAbove, claimForPacks, creditNoteKey } from '@charaka/rules/money/purchase-figures';
import { takeFromLots } from '@charaka/rules/money/stock-value';
import { purchaseReturnSteps } from '@charaka/rules/supply/purchase-return-steps';
import { type Call, financialYearOn, handle, todayOf } from '../../kernel/handler.ts';
import { answerList } from '../../kernel/list-query.ts';
import { refuse } from '../../kernel/refusal.ts';
import { moveRows, refuseOtherStates } from '../../resource/move-rows.ts';
import { pharmacySettings } from '../pharmacy/pharmacy-settings.ts';
import { moveStock, systemStore } from '../stock/stock-engine.ts';
import { readLeftOut } from './deducted-claims.ts';
import {
  type ClaimedUnits,
  findReturn,
  insertReturn,
  type LockedReturn,
  lockReturn,
  lockReturnableLots,
  lockReturnedLines,
  placeKey,
  type ReturnedLot,
  type ReturnSums,
  readCreditNote,
  readReturnableLots,
  returnList,
  type TypedReturn,
} from './purchase-return-store.ts';
import { needSecondPerson } from './second-person.ts';
import { lockAccount } from './supplier-account-store.ts';

const row = listEndpoint.output.shape.rows.element;

/** The newest first. */
export const listPurchaseReturns = handle(listEndpoint, (call, input) =>
  answerList(call.tx, returnList(call, input.status), row, input),
);

/** Refuses when the hospital has no return of that number. */
export const getPurchaseReturn = handle(getEndpoint, async (call, { purchaseReturn: { returnId } }) => ({
  purchaseReturn: await findReturn(call, returnId),
}));

/** The goods of a supplier in the main store and in Quarantine. */
export const listReturnableLots = handle(listLotsEndpoint, async (call, { supplierId }) => ({
  lots: await readReturnableLots(call, supplierId),
}));

/** The lines with value and claim. Refuses a lot of another supplier or store, a lot twice, and more units than are there. */
async function claimedLines(call: Call, supplierName: string, typed: TypedReturn): Promise<ClaimedUnits[]> {
  if (new Set(typed.lines.map(placeKey)).size < typed.lines.length) refuse(purchaseSentences.lotTwice);
  const lots = await lockReturnableLots(call, typed);
  const leftOut = await readLeftOut(
    call,
    [...lots.values()].flatMap(({ invoiceId }) => invoiceId ?? []),
  );
  const claimedBefore = new Map<number, number>();
  return typed.lines.map((line, index) => {
    const lot = lots.get(placeKey(line));
    if (!lot) {
      const sentence = purchaseSentences.lotNotOfSupplier({ line: index + 1, supplierName });
      return refuse(sentence, { [`purchaseReturn.lines.${index}.lotId`]: sentence });
    }
    if (line.units > lot.units) {
      const { itemName, batchNumber, storeName, units: quantity } = lot;
      const sentence = purchaseSentences.onlyUnitsHere({ quantity, itemName, batchNumber, storeName });
      refuse(sentence, { [`purchaseReturn.lines.${index}.units`]: sentence });
    }
    return claimedUnits(lot, line.units, { claimedBefore, leftOut });
  });
}

interface EarlierLines {
  /** Units of a receipt line on earlier lines of this return. */
  readonly claimedBefore: Map<number, number>;
  /** By invoice, what it left out of the received goods and no return used yet. */
  readonly leftOut: Map<number, Paise>;
}

/** The amount that the invoice left out is not claimed a second time: returned goods use it up first (PH041). */
function claimedUnits(lot: ReturnedLot, units: number, { claimedBefore, leftOut }: EarlierLines): ClaimedUnits {
  const { goodsReceiptLineId, invoiceId } = lot;
  const before = claimedBefore.get(goodsReceiptLineId) ?? 0;
  claimedBefore.set(goodsReceiptLineId, before + units);
  const [part] = takeFromLots([lot], units).parts;
  const free = (invoiceId !== null && leftOut.get(invoiceId)) || ZERO;
  const { leftOutPaise, ...claim } = claimAbove(
    claimForPacks({ ...lot, allPacks: lot.allUnits, packsBefore: lot.unitsBefore + before }, units),
    free,
  );
  if (invoiceId !== null) leftOut.set(invoiceId, subtractPaise(free, leftOutPaise));
  return { lot, units, valuePaise: (part?.valuePaise ?? 0) as Paise, leftOutPaise, ...claim };
}

function sumsOf(lines: readonly ClaimedUnits[]): ReturnSums {
  const of = (name: 'taxablePaise' | 'cgstPaise' | 'sgstPaise' | 'igstPaise' | 'valuePaise') =>
    sumPaise(lines.map((line) => line[name]));
  const [taxablePaise, cgstPaise, sgstPaise, igstPaise] = [
    of('taxablePaise'),
    of('cgstPaise'),
    of('sgstPaise'),
    of('igstPaise'),
  ];
  const claimedPaise = addPaise(taxablePaise, cgstPaise, sgstPaise, igstPaise);
  return { taxablePaise, cgstPaise, sgstPaise, igstPaise, valuePaise: of('valuePaise'), claimedPaise };
}

/** All lines leave their stores, or none; the voucher puts the claim into the supplier's account. */
export const addPurchaseReturn = handle(addEndpoint, async (call, { purchaseReturn: typed }) => {
  const { supplierName } = await lockAccount(call, typed.supplierId);
  const lines = await claimedLines(call, supplierName, typed);
  const sums = sumsOf(lines);
  if (sums.claimedPaise === 0 && lines.every(({ leftOutPaise }) => leftOutPaise === 0) && !typed.note?.trim())
    refuse(purchaseSentences.nothingClaimed, { 'purchaseReturn.note': purchaseSentences.nothingClaimed });
  const { returnId, claimNumber, lineIds } = await insertReturn(call, typed, lines, sums);
  await moveStock(
    call,
    lines.map(({ lot, units, valuePaise }, index) => ({
      storeId: lot.storeId,
      lotId: lot.lotId,
      units: -units,
      valuePaise: -valuePaise,
      document: {
        kind: 'PurchaseReturned',
        purchaseReturnLineId: lineIds[index] as number,
        reason: claimNumber,
      },
    })),
  );
  call.say(purchaseSentences.goodsReturned({ claimNumber, supplierName, sum: plainRupees(sums.claimedPaise) }));
  return { purchaseReturn: await findReturn(call, returnId) };
});

/** Behind the locks of the supplier's account and of the return. Refuses a claim that is answered. */
async function lockOpenClaim(call: Call, returnId: number, action: 'credit' | 'refuse') {
  const { supplierId } = await findReturn(call, returnId);
  await lockAccount(call, supplierId);
  const locked = await lockReturn(call, returnId);
  await refuseOtherStates(call, purchaseReturnSteps, [locked], action);
  return locked;
}

/** The unpaid rest of an answer, in paise: of the claim, and of the cost of the goods where nothing is credited at all. */
const shortfallOf = ({ claimedPaise, lossPaise }: LockedReturn, credited: Paise): Paise =>
  credited === 0 ? paise(Math.max(claimedPaise, lossPaise)) : paise(claimedPaise - credited);

/**
 * Refuses the person who returned the goods. A `shortfall` of the credit note below the claim is a write-off: above the hospital's limit
 * an approver accepts it, within the own limit (Q268).
 */
async function needAnotherPerson(call: Call, locked: LockedReturn, shortfall: Paise): Promise<void> {
  const isAboveLimit = shortfall > pharmacySettings.of(call.hospital).stockWriteOffLimitPaise;
  await needSecondPerson(call, {
    makers: [{ userId: locked.createdBy, staffId: locked.createdByStaffId }],
    amountPaise: shortfall,
    refusal: purchaseSentences.anotherAnswersClaim,
    ...(isAboveLimit && {
      approverRefusal: purchaseSentences.onlyApproverAcceptsLess({ sum: plainRupees(shortfall) }),
    }),
    deed: `Answer to claim ${locked.name} recorded`,
  });
}

type TypedNote = ParsedOf<typeof setCreditNoteEndpoint>['purchaseReturn'];

const faultOf = (field: keyof TypedNote, sentence: Parameters<typeof refuse>[0]) =>
  refuse(sentence, { [`purchaseReturn.${field}`]: sentence });

/** The columns of the note, all null where nothing is credited. Refuses a note that is used up, or is here with another date or total. */
async function judgeNote(call: Call, supplierId: number, note: TypedNote) {
  const { creditNoteNumber: number, creditNoteDate: day, creditNoteTotal: total, credited } = note;
  if (credited === 0 || !number || !day || total == null) return noNote;
  if (day > todayOf(call)) faultOf('creditNoteDate', purchaseSentences.dayAhead);
  const [key, year] = [creditNoteKey(number), financialYearOn(call, day)];
  const known = await readCreditNote(call, supplierId, { key, year });
  if (known && (known.day !== day || known.totalPaise !== total)) {
    const differs = { creditNoteNo: known.number, day: known.day, sum: plainRupees(known.totalPaise) };
    faultOf('creditNoteTotal', purchaseSentences.creditNoteDiffers(differs));
  }
  const openPaise = subtractPaise(total, known?.creditedPaise ?? ZERO);
  if (credited > openPaise)
    faultOf('credited', purchaseSentences.creditNoteUsed({ sum: plainRupees(openPaise), creditNoteNo: number.trim() }));
  return {
    credit_note_number: number.trim(),
    credit_note_date: day,
    credit_note_key: key,
    credit_note_year: year,
    credit_note_total_paise: total,
  };
}

const noNote = {
  credit_note_number: null,
  credit_note_date: null,
  credit_note_key: null,
  credit_note_year: null,
  credit_note_total_paise: null,
};

/** The rest of the claim goes to the differences of purchases. A note is compared by its letters and digits within the financial year. */
export const setCreditNote = handle(setCreditNoteEndpoint, async (call, { purchaseReturn: note }) => {
  const { returnId, credited, answerNote } = note;
  const locked = await lockOpenClaim(call, returnId, 'credit');
  if (credited > locked.claimedPaise)
    faultOf('credited', purchaseSentences.creditAboveClaim({ sum: plainRupees(locked.claimedPaise) }));
  const columns = await judgeNote(call, locked.supplierId, note);
  await needAnotherPerson(call, locked, shortfallOf(locked, credited));
  await moveRows(call, purchaseReturnSteps, [locked], 'credit', {
    ...columns,
    credited_paise: credited,
    answer_note: answerNote?.trim() || null,
  });
  call.say(purchaseSentences.claimCredited({ claimNumber: locked.name }));
  return { purchaseReturn: await findReturn(call, returnId) };
});

/** The units come back into Quarantine at the value they left with, and the claim leaves the supplier's account. */
export const refusePurchaseReturn = handle(
  refuseEndpoint,
  async (call, { purchaseReturn: { returnId, answerNote } }) => {
    const locked = await lockOpenClaim(call, returnId, 'refuse');
    await needAnotherPerson(call, locked, ZERO);
    const lines = await lockReturnedLines(call, returnId);
    const { storeId } = await systemStore(call, 'Quarantine');
    await moveRows(call, purchaseReturnSteps, [locked], 'refuse', { answer_note: answerNote });
    await moveStock(
      call,
      lines.map(({ lineId, lotId, units, valuePaise }) => ({
        storeId,
        lotId,
        units,
        valuePaise,
        document: { kind: 'PurchaseReturned', purchaseReturnLineId: lineId, reason: locked.name },
      })),
    );
    call.say(purchaseSentences.claimRefused({ claimNumber: locked.name }));
    return { purchaseReturn: await findReturn(call, returnId) };
  },
);
