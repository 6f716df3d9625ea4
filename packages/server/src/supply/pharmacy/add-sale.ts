// Sells medicine to an inpatient: the cash memo with its number, and its units out of stock, in one transaction (Q144, R539-R541).

import type { ParsedOf } from '@charaka/contract/kernel/endpoint';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import { pharmacySentences } from '@charaka/contract/supply/pharmacy/pharmacy-sentences';
import { addSale as addSaleEndpoint } from '@charaka/contract/supply/pharmacy/sale';
import { ImpossibleFigure } from '@charaka/rules/money/impossible-figure';
import { computeMedicineLine, taxSlabText } from '@charaka/rules/money/medicine-line';
import { basisPoints, type Paise, sumPaise, ZERO } from '@charaka/rules/money/money';
import { keptModes, type PaidModes, paidByAllModes } from '@charaka/rules/money/paid-modes';
import { paymentRuleSentences, referenceProblems } from '@charaka/rules/money/payment';
import { type LotPart, takeFromLots } from '@charaka/rules/money/stock-value';
import { type Call, financialYearOn, handle, todayOf } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { judgeMedicine } from '../../money/charge/judge-gift.ts';
import { judgeCashReceipt, withWarning } from '../../money/payment/cash-receipts.ts';
import { enteredModes } from '../../money/payment/split-payment.ts';
import { isMedicineInTreatment } from '../../money/tax/treatment-rule.ts';
import { closedReason } from '../../stay/admission/admission-standing.ts';
import { lockAdmission } from '../../stay/admission/admission-store.ts';
import { moveStock, movesOf, readLots, type StoredLot } from '../stock/stock-engine.ts';
import { documentSale } from './memo-document.ts';
import { findSale, insertSale, insertSaleLines, type NewSaleLine } from './sale-store.ts';
import { type LockedBatch, lockBatches } from './stock-store.ts';

type Entry = ParsedOf<typeof addSaleEndpoint>['sale'];

/** The cash memo. Refuses after the final bill, for items out of stock or expired, and if the amount differs from the screen. */
export const addSale = handle(addSaleEndpoint, async (call, { sale: entry }) => {
  const { admissionId } = entry;
  // The admission first, then batches in the order of their numbers: everybody waits in the same order.
  const batchIds = entry.lines.map((line) => line.batchId);
  const [admission, batches, lots] = await call.tx.behind(
    [() => lockAdmission(call, admissionId), () => lockBatches(call, batchIds)],
    () => [readLots(call, batchIds)],
  );
  const closed = closedReason(admission);
  if (closed) refuse(pharmacySentences.noMedicineSold({ closed }));
  const isInTreatment = isMedicineInTreatment(call);
  const lines = pricedLines(call, entry, isInTreatment ? batches.map(untaxed) : batches, lots);
  const totalOf = (
    figure: 'grossPaise' | 'discountPaise' | 'taxablePaise' | 'cgstPaise' | 'sgstPaise' | 'valuePaise',
  ) => sumPaise(lines.map((line) => line[figure]));
  const netPaise = totalOf('valuePaise');
  if (netPaise !== entry.net) refuse(kernelSentences.figuresChanged);
  await judgeMedicine(call, admissionId, { netPaise, discountPaise: totalOf('discountPaise') });
  const split = paidSplit(entry, netPaise);
  const receipt = { patientId: admission.patientId, admissionId, paidAt: call.now, cashPaise: split.cashPaise };
  const warning = await judgeCashReceipt(call, receipt);
  const saleId = await insertSale(call, {
    admissionId,
    finYear: financialYearOn(call, todayOf(call)),
    grossPaise: totalOf('grossPaise'),
    discountPaise: totalOf('discountPaise'),
    taxablePaise: totalOf('taxablePaise'),
    cgstPaise: totalOf('cgstPaise'),
    sgstPaise: totalOf('sgstPaise'),
    netPaise,
    split,
    remarks: entry.remarks || null,
    isInTreatment,
  });
  const [saleLineIds] = await Promise.all([
    insertSaleLines(call, saleId, lines),
    ...(isInTreatment ? [] : [documentSale(call, { admissionId, saleId }, lines)]),
  ]);
  await moveStock(
    call,
    lines.flatMap(({ taken }, index) => movesOf(taken, -1, { kind: 'Sold', saleLineId: saleLineIds[index] as number })),
  );
  const sale = (await findSale(call, saleId)) ?? refuse(pharmacySentences.memoNotWritten);
  call.say(withWarning(pharmacySentences.cashMemoSaved({ cashMemo: sale.cashMemo }), warning));
  return { sale };
});

/** Medicine as part of the treatment is exempt as the treatment is (FI044). */
function untaxed(batch: LockedBatch): LockedBatch {
  const none = basisPoints(0);
  return { ...batch, slabName: 'Exempt, part of the treatment', cgstBasisPoints: none, sgstBasisPoints: none };
}

/** A priced line with the parts of lots that it takes. */
interface TakenLine extends NewSaleLine {
  readonly taken: readonly LotPart<StoredLot>[];
}

/** The lines at the prices and taxes of their batches, each from the oldest lot of its batch; a batch on several lines must hold them all. */
function pricedLines(
  call: Call,
  entry: Entry,
  batches: readonly LockedBatch[],
  lots: readonly StoredLot[],
): TakenLine[] {
  const today = todayOf(call);
  const left = Map.groupBy(lots, ({ batchId }) => batchId);
  return entry.lines.map(({ batchId, quantity, discount }) => {
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

/** The amount paid at once, by mode; the rest is credit. References are those of any payment (R470-R474). */
function paidSplit(entry: Entry, netPaise: Paise): PaidModes {
  const modes = enteredModes(entry);
  if (paidByAllModes(modes) > netPaise) refuse(paymentRuleSentences.excessAmount);
  const [problem] = referenceProblems(modes, 'add payment');
  if (problem) refuse(problem.sentence);
  return keptModes(modes);
}
