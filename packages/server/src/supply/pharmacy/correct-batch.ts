// Corrects a mistyped expiry or MRP of a batch with an approver, and lowers MRPs by a list (PH012, Q268).

import type { ParsedOf } from '@charaka/contract/kernel/endpoint';
import {
  correctBatch as correctBatchEndpoint,
  listBatchCorrections as listBatchCorrectionsEndpoint,
  lowerBatchPrices as lowerBatchPricesEndpoint,
} from '@charaka/contract/supply/pharmacy/batch-correction';
import { pharmacySentences } from '@charaka/contract/supply/pharmacy/pharmacy-sentences';
import { stockMenu } from '@charaka/contract/supply/pharmacy/stock';
import { pharmacyStockTopic } from '@charaka/contract/supply/pharmacy/topics';
import { formatPaise } from '@charaka/rules/money/lakh-grouping';
import type { Paise } from '@charaka/rules/money/money';
import { type ApprovalKind, toldFact } from '../../foundation/approval/approval-kind.ts';
import { askApproval } from '../../foundation/approval/ask-approval.ts';
import { decidedByApprovers, needOtherApprover } from '../../foundation/staff/approver-decider.ts';
import { type Call, handle, todayOf } from '../../kernel/handler.ts';
import { readList } from '../../kernel/list-query.ts';
import { refuse } from '../../kernel/refusal.ts';
import { batchCorrectionList, readSoldOtherwise, writeCorrection } from './batch-correction-store.ts';
import { type LockedBatch, lockBatches } from './stock-store.ts';

type Correction = ParsedOf<typeof correctBatchEndpoint>['correction'];

/** A correction as it was asked for, with the batch of that moment. */
interface AskedCorrection extends Correction {
  readonly expiryBefore: string;
  readonly mrpBefore: Paise;
}

const row = listBatchCorrectionsEndpoint.output.shape.rows.element;

/** The newest first. */
export const listBatchCorrections = handle(listBatchCorrectionsEndpoint, (call, { batchId, ...input }) =>
  readList(call.tx, batchCorrectionList(call, batchId), row, input),
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

/** Refuses a batch that has changed since a correction was asked for: an old request undoes no lower price (PH012). */
function refuseChanged(batch: LockedBatch, { expiryBefore, mrpBefore }: AskedCorrection): void {
  const { itemName, batchNumber } = batch;
  if (batch.expiry !== expiryBefore || batch.mrpPaise !== mrpBefore)
    refuse(pharmacySentences.batchChangedMeanwhile({ itemName, batchNumber }));
}

/** Always waits for an approver, who reads what the correction means for memos that are written. */
export const correctBatch = handle(correctBatchEndpoint, async (call, { correction }) => {
  const batch = await lockBatch(call, correction.batchId);
  refuseUnchanged(batch, correction);
  await needOtherApprover(call, 0, pharmacySentences.noOtherApprover);
  const { itemName, batchNumber, expiry, mrpPaise } = batch;
  const sold = await readSoldOtherwise(call, { ...correction, mrpPaise: correction.mrp });
  await askApproval(call, batchCorrectionApproval, {
    about: { batchId: correction.batchId },
    subject: pharmacySentences.correctionAsked({ itemName, batchNumber }),
    facts: [
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
    ],
    asked: { ...correction, expiryBefore: expiry, mrpBefore: mrpPaise } satisfies AskedCorrection,
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
    refuseChanged(batch, correction);
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
