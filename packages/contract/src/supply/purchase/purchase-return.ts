// Returns to suppliers on the wire: what may go back, the debit claim that goes with it, and the supplier's answer (PH041).

import { entrySentences } from '@charaka/rules/message/entry-sentences';
import { creditNoteKey } from '@charaka/rules/money/purchase-figures';
import { statesOf } from '@charaka/rules/step/steps';
import { purchaseReturnSteps } from '@charaka/rules/supply/purchase-return-steps';
import { z } from 'zod';
import { endpoint, may } from '../../kernel/endpoint.ts';
import { count, day, flag, id, instant, money, oneOf, optional, requiredText, text } from '../../kernel/field.ts';
import { listInput, listOutput } from '../../kernel/list.ts';
import { type Spellings, shape, withChecks } from '../../kernel/shape.ts';
import { pharmacyStockTopic } from '../pharmacy/topics.ts';
import { purchaseChecks } from './purchase-checks.ts';
import { supplierKey } from './supplier.ts';
import { purchaseReturnTopic } from './topics.ts';

/** Menu path that rights on returns to suppliers hang on. */
export const purchaseReturnMenu = 'Pharmacy/grn-return';
/** Reasons of a return. */
export const purchaseReturnReasons = ['Damaged', 'ShortExpiry', 'Expired', 'WrongItem', 'Recall', 'Other'] as const;

/** Units of a lot of the supplier in a store. */
const returnableLot = shape(
  {
    storeId: id(),
    storeName: text(),
    lotId: id(),
    itemName: text(),
    pack: text(),
    batchNumber: optional(text()),
    expiry: optional(day()),
    receiptNumber: text(),
    units: count(),
    isExpired: flag(),
    /** The batch is held everywhere or in this store, as for a recall. */
    isHeld: flag(),
    isInQuarantine: flag(),
  },
  { receiptNumber: 'grnNo' },
);

/** The lots of a supplier that are in the main store or in Quarantine; Quarantine, expired and held ones first. */
export const listReturnableLots = endpoint({
  path: '/Purchase/GetReturnableLots',
  summary: 'Lists the units that may be returned to a supplier.',
  permission: may('add', purchaseReturnMenu),
  effect: 'read',
  input: shape({ supplierId: supplierKey() }),
  output: shape({ lots: z.array(returnableLot) }, { lots: 'lotList' }),
});

const returnSpellings: Spellings = {
  returnId: 'purchaseReturnId',
  claimNumber: 'debitClaimNo',
  creditNoteNumber: 'creditNoteNo',
  credited: 'creditNoteAmount',
  createdByName: 'createdBy',
  createdAt: 'createdOn',
  answeredByName: 'answeredBy',
  answeredAt: 'answeredOn',
};

const returnRow = {
  returnId: id(),
  claimNumber: text(),
  supplierId: id(),
  supplierName: text(),
  reason: oneOf(purchaseReturnReasons),
  note: optional(text()),
  taxable: money(),
  cgst: money(),
  sgst: money(),
  igst: money(),
  /** Value and tax that the supplier owes. */
  claimed: money(),
  /** Cost of the goods in stock. */
  value: money(),
  /** The amount by which an earlier invoice left these goods out; it is not claimed. */
  leftOut: money(),
  status: oneOf(statesOf(purchaseReturnSteps)),
  createdByName: text(),
  createdAt: instant(),
  /** The caller returned the goods, and so records no answer. */
  isOwn: flag(),
  creditNoteNumber: optional(text()),
  creditNoteDate: optional(day()),
  creditNoteTotal: optional(money()),
  credited: optional(money()),
  answerNote: optional(text()),
  answeredByName: optional(text()),
  answeredAt: optional(instant()),
};

/** A return with its lines. */
const purchaseReturn = shape(
  {
    ...returnRow,
    lines: z.array(
      shape(
        {
          lotId: id(),
          storeName: text(),
          itemName: text(),
          pack: text(),
          batchNumber: optional(text()),
          expiry: optional(day()),
          receiptNumber: text(),
          invoiceNumber: optional(text()),
          units: count(),
          taxable: money(),
          cgst: money(),
          sgst: money(),
          igst: money(),
          value: money(),
        },
        { receiptNumber: 'grnNo', invoiceNumber: 'invoiceNo' },
      ),
    ),
  },
  returnSpellings,
);

/** The returns of the hospital, the newest first. */
export const listPurchaseReturns = endpoint({
  path: '/Purchase/GetAllPurchaseReturns',
  summary: 'Lists returns to suppliers with their claims.',
  permission: may('view', purchaseReturnMenu),
  effect: 'read',
  input: listInput({ status: optional(oneOf(statesOf(purchaseReturnSteps))) }),
  output: listOutput(shape(returnRow, returnSpellings), 'purchaseReturnList'),
});

const wrapped: Spellings = { purchaseReturn: 'purchaseReturn' };

/** One return with its lines. */
export const getPurchaseReturn = endpoint({
  path: '/Purchase/GetPurchaseReturnById',
  summary: 'Reads a return to a supplier.',
  permission: may('view', purchaseReturnMenu),
  effect: 'read',
  input: shape({ purchaseReturn: shape({ returnId: id() }, returnSpellings) }, wrapped),
  output: shape({ purchaseReturn }, wrapped),
});

/** A return as typed; the reason Other has a note. */
export const typedReturn = withChecks(
  shape({
    supplierId: supplierKey(),
    reason: oneOf(purchaseReturnReasons, purchaseChecks.selectReturnReason),
    note: optional(text(300)),
    lines: z
      .array(
        shape({
          storeId: id(),
          lotId: id(),
          units: count().min(1, entrySentences.valueNotAboveZero.text).max(1_000_000),
        }),
      )
      .min(1, purchaseChecks.addAtLeastOneLine.text)
      .max(500, purchaseChecks.returnTooLong.text),
  }),
  ({ reason, note }, context) => {
    if (reason === 'Other' && !note?.trim())
      context.addIssue({ code: 'custom', path: ['note'], message: purchaseChecks.enterReturnNote.text });
  },
);

/**
 * Sends units back to their supplier: they leave their store at landed cost, all lines or none, and the claim is the receipt's value and
 * tax of the packs. It is in the supplier's account until the answer.
 */
export const addPurchaseReturn = endpoint({
  path: '/Purchase/AddPurchaseReturn',
  logAs: ['purchase_return', 'added'],
  summary: 'Returns goods to their supplier with a debit claim.',
  permission: may('add', purchaseReturnMenu),
  effect: 'once',
  changes: [purchaseReturnTopic, pharmacyStockTopic],
  input: shape({ purchaseReturn: typedReturn }, wrapped),
  output: shape({ purchaseReturn }, wrapped),
});

const creditNote = withChecks(
  shape(
    {
      returnId: id(),
      creditNoteNumber: optional(text(40)),
      creditNoteDate: optional(day()),
      /** The total of the whole note, which may answer further claims. */
      creditNoteTotal: optional(money()),
      /** The part of the note for this claim; 0 where the supplier credits nothing and the goods do not come back. */
      credited: money(),
      answerNote: optional(text(300)),
    },
    returnSpellings,
  ),
  ({ creditNoteNumber, creditNoteDate, creditNoteTotal, credited, answerNote }, context) => {
    const fault = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
    if (credited === 0) {
      if (!answerNote?.trim()) fault('answerNote', entrySentences.enterReasonShort.text);
      if (creditNoteNumber?.trim()) fault('creditNoteNumber', purchaseChecks.noCreditNote.text);
      return;
    }
    if (!creditNoteKey(creditNoteNumber ?? '')) fault('creditNoteNumber', purchaseChecks.enterCreditNoteNumber.text);
    if (!creditNoteDate) fault('creditNoteDate', purchaseChecks.enterCreditNoteDate.text);
    if (creditNoteTotal == null) fault('creditNoteTotal', purchaseChecks.enterCreditNoteTotal.text);
    else if (credited > creditNoteTotal) fault('credited', purchaseChecks.creditedAboveNote.text);
  },
);

/**
 * Records the supplier's credit note of at most the claim; what it lacks is a difference of purchases. A note may answer several claims of a
 * supplier, together within its total. Refuses the person who returned the goods, and above the hospital's limit of write-offs everybody
 * but an approver (PH041, Q268).
 */
export const setCreditNote = endpoint({
  path: '/Purchase/SetCreditNote',
  logAs: ['purchase_return', 'answered'],
  summary: "Records a supplier's credit note for a return.",
  permission: may('edit', purchaseReturnMenu),
  effect: 'once',
  changes: [purchaseReturnTopic],
  input: shape({ purchaseReturn: creditNote }, wrapped),
  output: shape({ purchaseReturn }, wrapped),
});

/** Records that the supplier refused a return: its units are in Quarantine again, at the value they left with. Refuses the person who returned the goods (Q268). */
export const refusePurchaseReturn = endpoint({
  path: '/Purchase/RefusePurchaseReturn',
  logAs: ['purchase_return', 'refused'],
  summary: 'Records that a supplier refused a return.',
  permission: may('edit', purchaseReturnMenu),
  effect: 'once',
  changes: [purchaseReturnTopic, pharmacyStockTopic],
  input: shape(
    {
      purchaseReturn: shape(
        { returnId: id(), answerNote: requiredText(entrySentences.enterReasonShort, 300) },
        returnSpellings,
      ),
    },
    wrapped,
  ),
  output: shape({ purchaseReturn }, wrapped),
});
