// Batches that may not be sold, on the wire: held with a class and a reason, released by another person, and traced to patients.

import { entrySentences } from '@charaka/rules/message/entry-sentences';
import { endpoint, may } from '../../kernel/endpoint.ts';
import { count, flag, id, instant, oneOf, optional, requiredText, text } from '../../kernel/field.ts';
import { listInput, listOutput } from '../../kernel/list.ts';
import { type Spellings, shape } from '../../kernel/shape.ts';
import { wordFilter } from '../../people/worklist/work-filters.ts';
import { workPatient, workSpellings } from '../../people/worklist/work-patient.ts';
import { worklist } from '../../people/worklist/worklist.ts';
import { pharmacyChecks } from './pharmacy-checks.ts';
import { stockMenu } from './stock.ts';
import { pharmacyStockTopic } from './topics.ts';

/** Menu path of the list of patients that received a held batch. */
const recallMenu = 'Pharmacy/recall';

/** Why a batch may not be sold (PH011). */
export const holdClasses = ['Recall', 'Excursion', 'Complaint', 'Doubt'] as const;

const holdSpellings: Spellings = { holdClass: 'class', heldByName: 'heldBy', releasedByName: 'releasedBy' };

/** A hold of a batch; without a store the batch is held everywhere. It is open until it is released. */
const batchHold = shape(
  {
    batchHoldId: id(),
    batchId: id(),
    storeId: optional(id()),
    storeName: optional(text()),
    holdClass: oneOf(holdClasses),
    reason: text(),
    document: optional(text()),
    heldByName: text(),
    heldAt: instant(),
    releasedByName: optional(text()),
    releasedAt: optional(instant()),
    releaseReason: optional(text()),
    stabilityData: optional(text()),
  },
  holdSpellings,
);

/** The holds of a batch, the newest first. */
export const listBatchHolds = endpoint({
  path: '/Stock/GetBatchHolds',
  summary: 'Lists the holds of a batch.',
  permission: may('view', stockMenu),
  effect: 'read',
  input: listInput({ batchId: id() }),
  output: listOutput(batchHold, 'batchHoldList'),
});

/** Holds a batch everywhere, or in one store: from the same moment it cannot be sold there (PH011). */
export const holdBatch = endpoint({
  path: '/Stock/HoldBatch',
  logAs: ['batch_hold', 'added'],
  summary: 'Holds a batch, so that it cannot be sold.',
  permission: may('edit', stockMenu),
  effect: 'once',
  changes: [pharmacyStockTopic],
  input: shape(
    {
      hold: shape(
        {
          batchId: id(pharmacyChecks.selectBatch),
          storeId: optional(id()),
          holdClass: oneOf(holdClasses, pharmacyChecks.selectHoldClass),
          reason: requiredText(entrySentences.enterReasonShort, 300),
          document: optional(text(200)),
        },
        holdSpellings,
      ),
    },
    { hold: 'batchHold' },
  ),
  output: shape({ hold: batchHold }, { hold: 'batchHold' }),
});

/** Releases a hold. Refuses the person who set it (Q268); an excursion needs the stability data of the maker (PH092). */
export const releaseBatch = endpoint({
  path: '/Stock/ReleaseBatch',
  logAs: ['batch_hold', 'released'],
  summary: 'Releases a batch that another person held.',
  permission: may('edit', stockMenu),
  effect: 'once',
  changes: [pharmacyStockTopic],
  input: shape(
    {
      hold: shape(
        {
          batchHoldId: id(),
          reason: requiredText(entrySentences.enterReasonShort, 300),
          /** The stability data of the maker, of an excursion. */
          stabilityData: optional(text(300)),
        },
        holdSpellings,
      ),
    },
    { hold: 'batchHold' },
  ),
  output: shape({ hold: batchHold }, { hold: 'batchHold' }),
});

/**
 * The patients and the persons without a record that received units of a batch that is held, the latest memo first, with what they
 * returned of it (PH011). A person without a record has no patient number; name and phone are those of the memo, and the name may be empty.
 */
export const recallWorklist = worklist({
  path: '/Stock/FindRecall',
  summary: 'Lists the patients that received a batch that is held.',
  menu: recallMenu,
  topic: pharmacyStockTopic,
  openBecause: 'a batch that is held: the pharmacy must reach each patient that received it',
  wire: 'recallList',
  fields: {
    saleLineId: id(),
    ...workPatient,
    patientId: optional(id()),
    contactNo: optional(text()),
    isInHospital: flag(),
    itemName: text(),
    batchNumber: text(),
    /** Of the newest open hold of the batch. */
    holdClass: oneOf(holdClasses),
    holdReason: text(),
    cashMemo: text(),
    soldAt: instant(),
    quantity: count(),
    returnedQuantity: count(),
    /** Of the returned units, those that came into Quarantine. */
    quarantinedQuantity: count(),
  },
  spellings: { ...workSpellings, ...holdSpellings, cashMemo: 'cashmemo', soldAt: 'cashmemoDate' },
  key: 'saleLineId',
  listed: {
    text: ['firstName', 'itemName', 'batchNumber', 'cashMemo'],
    number: ['patientId', 'quantity', 'returnedQuantity'],
    instant: ['soldAt'],
  },
  searched: ['firstName', 'itemName', 'batchNumber'],
  filters: {
    holdClass: wordFilter(holdClasses, {
      label: 'pharmacy:holdClass',
      texts: 'pharmacy:holdClasses',
      open: 'pharmacy:allHolds',
    }),
  },
});
