// Corrects a mistyped expiry or MRP of a batch with an approver, and lowers MRPs by a list (PH012, Q268).

import type { ParsedOf } from '@charaka/contract/kernel/endpoint';
import {
  correctBatch as correctBatchEndpoint,
  listBatchCorrections as listBatchCorrectionsEndpoint,
  lowerBatchPrices as lowerBatchPricesEndpoint,
} from '@charaka/contract/supply/pharmacy/batch-correction';
import { pharmacyChecks } from '@charaka/contract/supply/pharmacy/pharmacy-checks';
import { pharmacySentences } from '@charaka/contract/supply/pharmacy/pharmacy-sentences';
import { stockMenu } from '@charaka/contract/supply/pharmacy/stock';
import { pharmacyStockTopic } from '@charaka/contract/supply/pharmacy/topics';
import { formatPaise } from '@charaka/rules/money/lakh-grouping';
import type { Paise } from '@charaka/rules/money/money';
import { isOnSaleAgain, needsPackDocument } from '@charaka/rules/supply/batch-correction';
import { type ApprovalFact, type ApprovalKind, toldFact } from '../../foundation/approval/approval-kind.ts';
import { askApproval } from '../../foundation/approval/ask-approval.ts';
import { decidedByApprovers, needOtherApprover } from '../../foundation/staff/approver-decider.ts';
import { type Call, handle, todayOf } from '../../kernel/handler.ts';
import { answerList } from '../../kernel/list-query.ts';
import { refuse } from '../../kernel/refusal.ts';
import { batchCorrectionList, readSoldOtherwise, readUnitsOfBatch, writeCorrection } from './batch-correction-store.ts';
import { type LockedBatch, lockBatches } from './stock-store.ts';

type Correction = ParsedOf<typeof correctBatchEndpoint>['correction'];

/** A correction as it was asked for, with the batch of that moment. */
interface AskedCorrection extends Correction {
  readonly expiryBefore: string;
  readonly mrpBefore: Paise;
  /** The batch had expired, and the approver reads that it would be on sale again. */
  readonly isOnSaleAgain: boolean;
}

const row = listBatchCorrectionsEndpoint.output.shape.rows.element;

/** The newest first. */
export const listBatchCorrections = handle(listBatchCorrectionsEndpoint, (call, input) =>
  answerList(call.tx, batchCorrectionList(call, input), row, input),
);

/** The locked batch. Refuses one of another hospital. */
async function lockBatch(call: Call, batchId: number): Promise<LockedBatch> {
  const [batch] = await lockBatches(call, [batchId]);
  return batch ?? refuse(pharmacySentences.batchDoesNotExist);
}

/** Refuses a correction that changes nothing. */
function refuseUnchanged({ expiry, mrpPaise }: LockedBatch, correction: Correction): void {
  if (correction.expiry === expiry && correction.mrp === mrpPaise) refuse(pharmacySentences.batchIsSoAlready);
}

/** The values of a correction in the words of its rules. */
const valuesOf = ({ expiry, mrp }: Correction) => ({ expiry, mrpPaise: mrp });

/** Refuses a later expiry, a higher MRP and every correction of an expired batch without the picture of the pack (PH012). */
function refuseUnproven(call: Call, batch: LockedBatch, correction: Correction): void {
  const { enterPackDocument } = pharmacyChecks;
  if (!correction.document && needsPackDocument(batch, valuesOf(correction), todayOf(call)))
    refuse(enterPackDocument, { 'correction.document': enterPackDocument });
}

/**
 * Refuses a batch that has changed since a correction was asked for: an old request undoes no lower price, and puts no batch on sale again
 * that expired after the approver's facts were written (PH012).
 */
function refuseChanged(call: Call, batch: LockedBatch, asked: AskedCorrection): void {
  const { itemName, batchNumber } = batch;
  if (batch.expiry !== asked.expiryBefore || batch.mrpPaise !== asked.mrpBefore)
    refuse(pharmacySentences.batchChangedMeanwhile({ itemName, batchNumber }));
  if (!asked.isOnSaleAgain && isOnSaleAgain(batch, valuesOf(asked), todayOf(call)))
    refuse(pharmacySentences.batchExpiredMeanwhile({ itemName, batchNumber }));
}

/** The facts of an expired batch for the approver: it may be sold again with so many units, or remains expired (PH010, PH012). */
async function factsOfExpired(call: Call, batch: LockedBatch, correction: Correction): Promise<ApprovalFact[]> {
  if (batch.expiry >= todayOf(call)) return [];
  if (!isOnSaleAgain(batch, valuesOf(correction), todayOf(call)))
    return [toldFact('expiredBatch', pharmacySentences.staysExpired)];
  const quantity = await readUnitsOfBatch(call, batch.batchId);
  return [toldFact('expiredBatch', pharmacySentences.onSaleAgain({ quantity, expiry: correction.expiry }))];
}

/** Always waits for an approver, who reads what the correction means for memos that are written. */
export const correctBatch = handle(correctBatchEndpoint, async (call, { correction }) => {
  const batch = await lockBatch(call, correction.batchId);
  refuseUnchanged(batch, correction);
  refuseUnproven(call, batch, correction);
  await needOtherApprover(call, 0, pharmacySentences.noOtherApprover);
  const { itemName, batchNumber, expiry, mrpPaise } = batch;
  const sold = await readSoldOtherwise(call, { ...correction, mrpPaise: correction.mrp });
  const isAgain = isOnSaleAgain(batch, valuesOf(correction), todayOf(call));
  const subject = isAgain ? pharmacySentences.onSaleAgainAsked : pharmacySentences.correctionAsked;
  await askApproval(call, batchCorrectionApproval, {
    about: { batchId: correction.batchId },
    subject: subject({ itemName, batchNumber }),
    facts: [
      ...(await factsOfExpired(call, batch, correction)),
      toldFact('expiryBefore', pharmacySentences.soldUntil({ expiry })),
      toldFact('expiryAfter', pharmacySentences.soldUntil({ expiry: correction.expiry })),
      { name: 'mrpBefore', money: mrpPaise },
      { name: 'mrpAfter', money: correction.mrp },
      ...(sold.aboveUnits > 0
        ? [
            toldFact(
              'soldBefore',
              pharmacySentences.soldAbovePrice({ quantity: sold.aboveUnits, sum: formatPaise(sold.abovePaise) }),
            ),
          ]
        : []),
      ...(sold.afterExpiryUnits > 0
        ? [toldFact('soldBefore', pharmacySentences.soldAfterExpiry({ quantity: sold.afterExpiryUnits }))]
        : []),
      ...(correction.document ? [{ name: 'packDocument', text: correction.document }] : []),
    ],
    asked: {
      ...correction,
      expiryBefore: expiry,
      mrpBefore: mrpPaise,
      isOnSaleAgain: isAgain,
    } satisfies AskedCorrection,
    reason: correction.reason,
    path: stockMenu,
  });
  call.say(pharmacySentences.correctionWaits);
  return { isWaiting: true };
});

/** Registered in area.ts; the batch changes with the approval, and memos that are written stay as they are. */
export const batchCorrectionApproval: ApprovalKind = {
  kind: 'batch-correction',
  hoursValid: 72,
  ...decidedByApprovers('Correction of a batch'),
  onApproved: async (call, { asked, askedBy }) => {
    const correction = asked as AskedCorrection;
    const batch = await lockBatch(call, correction.batchId);
    refuseChanged(call, batch, correction);
    await writeCorrection(call, batch, {
      kind: 'Mistyped',
      expiry: correction.expiry,
      mrpPaise: correction.mrp,
      reason: correction.reason,
      document: correction.document || null,
      documentDay: null,
      madeBy: askedBy,
      approvedBy: call.userId,
    });
    await call.tx.announce(pharmacyStockTopic, { tenantId: call.tenantId });
  },
};

/** All lines or none. Refuses an MRP that is not lower, one below the landed cost, and a document of a later day. */
export const lowerBatchPrices = handle(lowerBatchPricesEndpoint, async (call, { prices }) => {
  const { document, documentDay, lines } = prices;
  if (documentDay > todayOf(call)) refuse(pharmacySentences.documentOfLaterDay);
  const batchIds = lines.map(({ batchId }) => batchId);
  if (new Set(batchIds).size < batchIds.length) refuse(pharmacySentences.batchTwiceInList);
  const batches = await lockBatches(call, batchIds);
  for (const { batchId, mrp } of lines) {
    const batch = batches.find((each) => each.batchId === batchId) ?? refuse(pharmacySentences.batchDoesNotExist);
    const { itemName, batchNumber } = batch;
    if (mrp >= batch.mrpPaise) refuse(pharmacySentences.priceOnlyCorrected({ itemName, batchNumber }));
    if (batch.unitCostPaise !== null && mrp < batch.unitCostPaise)
      refuse(pharmacySentences.priceBelowCost({ itemName, batchNumber, sum: formatPaise(batch.unitCostPaise) }));
    await writeCorrection(call, batch, {
      kind: 'LowerPrice',
      expiry: batch.expiry,
      mrpPaise: mrp,
      reason: document,
      document,
      documentDay,
      madeBy: call.userId,
      approvedBy: null,
    });
  }
  call.say(pharmacySentences.pricesLowered({ quantity: lines.length }));
  return {};
});
