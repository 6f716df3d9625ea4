// Stock that is near its expiry, expired or in Quarantine, on the wire: carried to Quarantine, destroyed by two persons, released to the
// main store, or written off as broken (PH068, PH069, PH099).

import { entrySentences } from '@charaka/rules/message/entry-sentences';
import { z } from 'zod';
import { endpoint, may } from '../../kernel/endpoint.ts';
import {
  count,
  day,
  flag,
  id,
  instant,
  money,
  oneOf,
  optional,
  requiredText,
  signedMoney,
  text,
} from '../../kernel/field.ts';
import { listInput, listOutput } from '../../kernel/list.ts';
import { shape } from '../../kernel/shape.ts';
import { pharmacyStockTopic } from '../pharmacy/topics.ts';
import { storeKinds } from '../stock/store-kind.ts';
import { lineUnits } from './indent.ts';
import { breakageMenu } from './store-menus.ts';
import { storeChecks } from './store-sentences.ts';
import { transferTopic } from './topics.ts';
import { getTransfer } from './transfer.ts';

/** Parts of the list: near the expiry by the days of the hospital, expired in a store, or in Quarantine. */
export const breakageParts = ['near', 'expired', 'quarantine'] as const;

/** A batch in a store with its value at cost, and the supplier of its newest receipt. */
const breakageRow = shape({
  storeBatchId: text(),
  storeId: id(),
  storeName: text(),
  storeKind: oneOf(storeKinds),
  batchId: id(),
  itemName: text(),
  pack: text(),
  batchNumber: optional(text()),
  expiry: optional(day()),
  /** Days to the expiry; negative after it, and null without expiry. */
  daysLeft: optional(count()),
  units: count(),
  value: money(),
  supplierName: optional(text()),
  isHeld: flag(),
});

/** Batches in stores, of a part or all of them, the first to expire first. */
export const listBreakage = endpoint({
  path: '/Stock/GetNearExpiry',
  summary: 'Lists stock that is near its expiry, expired or in Quarantine.',
  permission: may('view', breakageMenu),
  effect: 'read',
  input: listInput({ part: optional(oneOf(breakageParts)) }),
  output: listOutput(breakageRow, 'nearExpiryList'),
});

const transferOutput = getTransfer.output;

const carried = {
  reason: requiredText(entrySentences.enterReasonShort, 200),
  lines: z
    .array(shape({ batchId: id(), units: lineUnits() }))
    .min(1, storeChecks.addAnItem.text)
    .max(200, storeChecks.tooManyLines.text),
};

/** Carries units of any store to Quarantine, with the reason; another person receives them there (PH010, PH069). */
export const addExpiry = endpoint({
  path: '/Stock/AddExpiry',
  logAs: ['stock_transfer', 'withdrawn'],
  summary: 'Carries stock to Quarantine.',
  permission: may('add', breakageMenu),
  effect: 'once',
  changes: [transferTopic, pharmacyStockTopic],
  input: shape({ transfer: shape({ fromStoreId: id(storeChecks.selectStore), ...carried }) }),
  output: transferOutput,
});

/** Releases units of Quarantine to the main store; another person receives them there. Refuses batches that are held or expired, and cold items. */
export const releaseFromQuarantine = endpoint({
  path: '/Stock/ReleaseFromQuarantine',
  logAs: ['stock_transfer', 'released'],
  summary: 'Releases stock of Quarantine to the main store.',
  permission: may('edit', breakageMenu),
  effect: 'once',
  changes: [transferTopic, pharmacyStockTopic],
  input: shape({ transfer: shape(carried) }),
  output: transferOutput,
});

/** Writes broken or lost units of a store off; above the limit of the day an approver agrees first (PH068, Q268). */
export const addBreakage = endpoint({
  path: '/Stock/AddBreakage',
  logAs: ['stock_adjustment', 'writtenOff'],
  summary: 'Writes broken units of a store off.',
  permission: may('add', breakageMenu),
  effect: 'once',
  changes: [pharmacyStockTopic],
  input: shape({
    breakage: shape({
      storeId: id(storeChecks.selectStore),
      batchId: id(),
      units: lineUnits(),
      reason: requiredText(entrySentences.enterReasonShort, 200),
    }),
  }),
  output: shape({ isWaiting: flag() }),
});

/** Kinds of adjustments: a mistake in the books or a count, broken units, and units that were destroyed. */
export const adjustmentKinds = ['Correction', 'Breakage', 'Destruction'] as const;

/** An adjustment with its persons; of a destruction, the person who destroyed and the witness, with bag and receipt (PH069, PH070). */
const adjustmentRow = shape(
  {
    stockAdjustmentId: id(),
    adjustedAt: instant(),
    adjustmentKind: oneOf(adjustmentKinds),
    itemName: text(),
    pack: text(),
    batchNumber: optional(text()),
    expiry: optional(day()),
    storeName: text(),
    /** With a minus for units that left the store. */
    units: count(),
    /** At cost, with a minus for units that left the store. */
    value: signedMoney(),
    reason: text(),
    bagNumber: optional(text()),
    disposalReceipt: optional(text()),
    /** Null for a difference of a count, which several persons counted. */
    madeByName: optional(text()),
    /** The approver, and of a destruction the witness. */
    secondPersonName: optional(text()),
  },
  { madeByName: 'createdBy', secondPersonName: 'approvedBy', adjustedAt: 'createdOn' },
);

/** Adjustments of the hospital, of a kind or all of them, the newest first. */
export const listAdjustments = endpoint({
  path: '/Stock/GetAllAdjustments',
  summary: 'Lists what was corrected, broken or destroyed, with both persons.',
  permission: may('view', breakageMenu),
  effect: 'read',
  input: listInput({ kind: optional(oneOf(adjustmentKinds)) }),
  output: listOutput(adjustmentRow, 'adjustmentList'),
});

/** Asks an approver to destroy units of Quarantine; they leave the books with the approval (PH069, Q268). */
export const addDestruction = endpoint({
  path: '/Stock/AddDestruction',
  logAs: ['stock_adjustment', 'discarded'],
  summary: 'Hands units of Quarantine to the waste operator, with a second person.',
  permission: may('edit', breakageMenu),
  effect: 'once',
  changes: [pharmacyStockTopic],
  input: shape({
    destruction: shape({
      batchId: id(),
      units: lineUnits(),
      reason: requiredText(entrySentences.enterReasonShort, 200),
      bagNumber: requiredText(storeChecks.enterBagNumber, 40),
      /** The number of the operator's receipt. */
      disposalReceipt: optional(text(40)),
    }),
  }),
  output: shape({ isWaiting: flag() }),
});
