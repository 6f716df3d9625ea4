// Cash memos of any patient: lines at the prices of their batches, the memo with its number and tax document, and its units out of stock.

import { pharmacySentences } from '@charaka/contract/supply/pharmacy/pharmacy-sentences';
import { ImpossibleFigure } from '@charaka/rules/money/impossible-figure';
import { computeMedicineLine, type MedicineFigures, taxSlabText } from '@charaka/rules/money/medicine-line';
import { basisPoints, type Paise, sumPaise, ZERO } from '@charaka/rules/money/money';
import type { PaidModes } from '@charaka/rules/money/paid-modes';
import { type LotPart, takeFromLots } from '@charaka/rules/money/stock-value';
import { type Call, financialYearOn, todayOf } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { MedicineMemo } from '../../money/account/account-source.ts';
import { moveStock, movesOf, type StoredLot } from '../stock/stock-engine.ts';
import { documentSale } from './memo-document.ts';
import {
  findSale,
  insertSale,
  insertSaleLines,
  type MemoOwner,
  type NewSaleLine,
  type OutsidePrescription,
} from './sale-store.ts';
import type { LockedBatch } from './stock-store.ts';

/** A line as it is asked for; the discount is of the whole line. */
interface AskedLine {
  readonly batchId: number;
  readonly quantity: number;
  readonly discount?: Paise | null | undefined;
}

/** A priced line with the parts of lots that it takes. */
export interface TakenLine extends NewSaleLine {
  readonly taken: readonly LotPart<StoredLot>[];
}

/** The lines at the prices and taxes of their batches, each from the oldest lot of its batch; a batch on several lines must hold them all. */
export function pricedLines(
  call: Call,
  asked: readonly AskedLine[],
  batches: readonly LockedBatch[],
  lots: readonly StoredLot[],
): TakenLine[] {
  const today = todayOf(call);
  const left = Map.groupBy(lots, ({ batchId }) => batchId);
  return asked.map(({ batchId, quantity, discount }) => {
    const batch = batches.find((each) => each.batchId === batchId) ?? refuse(pharmacySentences.batchDoesNotExist);
    const name = `${batch.itemName}, batch ${batch.batchNumber}`;
    if (!batch.isActive) refuse(pharmacySentences.outOfUse({ itemName: batch.itemName }));
    if (batch.expiry < today) refuse(pharmacySentences.hasExpired({ name }));
    const offered = left.get(batchId) ?? [];
    if (offered.some(({ isHeld }) => isHeld)) refuse(pharmacySentences.isHeld({ name }));
    const { parts: taken, lots: after, missing } = takeFromLots(offered, quantity);
    if (missing > 0) refuse(pharmacySentences.onlyInStock({ inStock: quantity - missing, name }));
    left.set(batchId, after);
    return { batch, quantity, taken, taxSlab: taxSlabText(batch), ...figuresOf(batch, quantity, discount ?? ZERO) };
  });
}

/** Refuses a discount on a line of an item that is sold without one, at its field (PH087). */
export function refuseDiscounts(lines: readonly AskedLine[], batches: readonly LockedBatch[]): void {
  for (const [index, { batchId, discount }] of lines.entries()) {
    const batch = batches.find((each) => each.batchId === batchId);
    if (!discount || !batch || batch.isDiscountAllowed) continue;
    const sentence = pharmacySentences.itemWithoutDiscount({ itemName: batch.itemName });
    refuse(sentence, { [`sale.lines.${index}.discount`]: sentence });
  }
}

function figuresOf(batch: LockedBatch, quantity: number, discountPaise: Paise) {
  try {
    return computeMedicineLine({ ...batch, quantity, discountPaise });
  } catch (error) {
    // The rules say in a sentence which figure cannot be.
    if (error instanceof ImpossibleFigure)
      refuse(pharmacySentences.figureNotPossible({ itemName: batch.itemName, problem: error.sentence }));
    throw error;
  }
}

/** Medicine as part of the treatment is exempt as the treatment is (FI044). */
export function untaxed(batch: LockedBatch): LockedBatch {
  const none = basisPoints(0);
  return { ...batch, slabName: 'Exempt, part of the treatment', cgstBasisPoints: none, sgstBasisPoints: none };
}

/** The sums of the lines of a memo. */
export function memoTotals(lines: readonly MedicineFigures[]): MedicineFigures {
  const of = (figure: keyof MedicineFigures) => sumPaise(lines.map((line) => line[figure]));
  return {
    grossPaise: of('grossPaise'),
    discountPaise: of('discountPaise'),
    valuePaise: of('valuePaise'),
    taxablePaise: of('taxablePaise'),
    cgstPaise: of('cgstPaise'),
    sgstPaise: of('sgstPaise'),
  };
}

/** A memo to be written: its lines are priced, its money is judged. */
interface NewMemo {
  readonly owner: MemoOwner;
  readonly doctorId?: number | null;
  readonly prescription?: OutsidePrescription | null;
  readonly lines: readonly TakenLine[];
  readonly roundOffPaise?: Paise;
  readonly split: PaidModes;
  readonly remarks: string | null;
  readonly batchReason?: string | null;
  readonly isInTreatment: boolean;
}

/** Writes a memo with its lines, its tax document and its moves of stock. Answers it with the numbers of its lines in their order. */
export async function writeMemo(
  call: Call,
  { lines, isInTreatment, ...memo }: NewMemo,
): Promise<{ sale: MedicineMemo; saleLineIds: readonly number[] }> {
  const { valuePaise: netPaise, ...totals } = memoTotals(lines);
  const saleId = await insertSale(call, {
    roundOffPaise: ZERO,
    batchReason: null,
    ...memo,
    ...totals,
    netPaise,
    isInTreatment,
    finYear: financialYearOn(call, todayOf(call)),
  });
  const [saleLineIds] = await Promise.all([
    insertSaleLines(call, saleId, lines),
    ...(isInTreatment ? [] : [documentSale(call, { owner: memo.owner, saleId }, lines)]),
  ]);
  await moveStock(
    call,
    lines.flatMap(({ taken }, index) => movesOf(taken, -1, { kind: 'Sold', saleLineId: saleLineIds[index] as number })),
  );
  const sale = (await findSale(call, saleId)) ?? refuse(pharmacySentences.memoNotWritten);
  return { sale, saleLineIds };
}
