// Corrections of batches on the wire: a mistyped expiry or MRP, which another person approves, and lower MRPs by a list (PH012).

import { approvalSteps } from '@charaka/rules/access/approval-steps';
import { entrySentences } from '@charaka/rules/message/entry-sentences';
import { statesOf } from '@charaka/rules/step/steps';
import { z } from 'zod';
import { endpoint, may } from '../../kernel/endpoint.ts';
import { day, flag, id, instant, money, oneOf, optional, requiredText, text } from '../../kernel/field.ts';
import { listInput, listOutput } from '../../kernel/list.ts';
import { type Spellings, shape } from '../../kernel/shape.ts';
import { pharmacyChecks } from './pharmacy-checks.ts';
import { stockMenu } from './stock.ts';
import { pharmacyStockTopic } from './topics.ts';

/** Why expiry or MRP of a batch changed. */
export const correctionKinds = ['Mistyped', 'LowerPrice'] as const;

const spellings: Spellings = {
  madeByName: 'createdBy',
  madeAt: 'createdOn',
  approvedByName: 'approvedBy',
  decidedAt: 'approvedOn',
};

const price = () => money().refine((value) => value > 0, entrySentences.valueNotAboveZero.text);

/** Corrections that are asked for, were written, refused or withdrawn, or whose request has expired. */
export const correctionStates = statesOf(approvalSteps);

/**
 * The corrections of the hospital's batches, the newest first: the values before and after, both persons, the document. A lower MRP by a
 * list has no request: it is done at once. `madeAt` is when a correction was written, and of the others when it was asked for.
 */
export const listBatchCorrections = endpoint({
  path: '/Stock/GetBatchCorrections',
  summary: 'Lists the corrections of batches.',
  permission: may('view', stockMenu),
  effect: 'read',
  input: listInput({
    batchId: optional(id()),
    state: optional(oneOf(correctionStates)),
    correctionKind: optional(oneOf(correctionKinds)),
  }),
  output: listOutput(
    shape(
      {
        /** Unique in the list: of a written correction, or of a request. */
        correctionKey: text(),
        state: oneOf(correctionStates),
        batchId: id(),
        itemName: text(),
        batchNumber: text(),
        correctionKind: oneOf(correctionKinds),
        oldExpiry: day(),
        newExpiry: day(),
        oldMrp: money(),
        newMrp: money(),
        reason: text(),
        document: optional(text()),
        documentDay: optional(day()),
        /** The batch had expired, and may be sold again by the correction. */
        isOnSaleAgain: flag(),
        madeByName: text(),
        madeAt: instant(),
        /** The approver who approved or refused. */
        approvedByName: optional(text()),
        decidedAt: optional(instant()),
        /** The note of the approver. */
        note: optional(text()),
      },
      spellings,
    ),
    'batchCorrectionList',
  ),
});

/** Asks an approver to correct a mistyped expiry or MRP. Memos that are written keep what was printed on them (PH012, Q268). */
export const correctBatch = endpoint({
  path: '/Stock/CorrectBatch',
  logAs: ['batch_correction', 'asked'],
  summary: 'Asks for a correction of the expiry or the MRP of a batch.',
  permission: may('edit', stockMenu),
  effect: 'once',
  changes: [pharmacyStockTopic],
  input: shape({
    correction: shape({
      batchId: id(pharmacyChecks.selectBatch),
      expiry: day(pharmacyChecks.enterExpiryDate),
      mrp: price(),
      reason: requiredText(entrySentences.enterReasonShort, 200),
      /** The picture of the pack or the supplier's letter, by its number; needed for a later expiry, a higher MRP and an expired batch. */
      document: optional(text(100)),
    }),
  }),
  output: shape({ isWaiting: flag() }),
});

/** Lowers the MRPs of batches by a price list or an order, with its day. A batch whose MRP would rise is refused: that is a correction (PH012). */
export const lowerBatchPrices = endpoint({
  path: '/Stock/SetBatchPrices',
  logAs: ['batch_correction', 'added'],
  summary: 'Lowers the MRPs of batches.',
  permission: may('edit', stockMenu),
  effect: 'once',
  changes: [pharmacyStockTopic],
  input: shape({
    prices: shape({
      document: requiredText(pharmacyChecks.enterPriceDocument, 100),
      documentDay: day(pharmacyChecks.enterDocumentDay),
      lines: z
        .array(shape({ batchId: id(pharmacyChecks.selectBatch), mrp: price() }))
        .min(1, pharmacyChecks.selectBatch.text)
        .max(200, pharmacyChecks.memoTooLong.text),
    }),
  }),
  output: shape({}),
});
