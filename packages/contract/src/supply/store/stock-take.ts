// Counts of a store on the wire: a sheet of batches, counted without the book quantity, and differences that another person approves
// (PH065 to PH067).

import { entrySentences } from '@charaka/rules/message/entry-sentences';
import { statesOf } from '@charaka/rules/step/steps';
import { stockTakeSteps } from '@charaka/rules/supply/stock-take-steps';
import { z } from 'zod';
import { endpoint, may } from '../../kernel/endpoint.ts';
import { count, day, flag, id, instant, money, oneOf, optional, requiredText, text } from '../../kernel/field.ts';
import { listInput, listOutput } from '../../kernel/list.ts';
import { type Spellings, shape } from '../../kernel/shape.ts';
import { pharmacyStockTopic } from '../pharmacy/topics.ts';
import { stockCountMenu } from './store-menus.ts';
import { storeChecks } from './store-sentences.ts';
import { stockTakeTopic } from './topics.ts';

/** Parts of a count sheet that a user may ask for. */
export const stockTakeParts = ['uncounted', 'counted', 'recount', 'different'] as const;

const spellings: Spellings = {
  startedByName: 'startedBy',
  startedAt: 'startedOn',
  approvedByName: 'approvedBy',
  approvedAt: 'approvedOn',
  droppedByName: 'droppedBy',
  droppedAt: 'droppedOn',
};

/** A count of a store; figures of differences are null while the count is blind. */
const stockTake = shape(
  {
    stockTakeId: id(),
    storeId: id(),
    storeName: text(),
    /** The items that are counted, by the first letter of their names; null: all of them. */
    firstLetter: optional(text(1)),
    lastLetter: optional(text(1)),
    isBlind: flag(),
    status: oneOf(statesOf(stockTakeSteps)),
    startedByName: text(),
    startedAt: instant(),
    lineCount: count(),
    countedCount: count(),
    recountCount: count(),
    /** Batches with a difference that is not posted yet; of an approved count, all of them. */
    differenceCount: optional(count()),
    /** At the worth of the units, which is the MRP or more: what is missing, and what was found. */
    missingValue: optional(money()),
    foundValue: optional(money()),
    approvedByName: optional(text()),
    approvedAt: optional(instant()),
    droppedByName: optional(text()),
    droppedAt: optional(instant()),
    endReason: optional(text()),
    /** The reader counted none of it. */
    mayApprove: flag(),
  },
  spellings,
);

const lineSpellings: Spellings = {
  countedByName: 'countedBy',
  countedAt: 'countedOn',
  bookUnits: 'bookUnitsThen',
};

/** A batch of a count sheet; the count before is null while the batch is to be counted again. */
const stockTakeLine = shape(
  {
    stockTakeLineId: id(),
    batchId: id(),
    itemName: text(),
    pack: text(),
    batchNumber: optional(text()),
    expiry: optional(day()),
    countedUnits: optional(count()),
    countedByName: optional(text()),
    countedAt: optional(instant()),
    bookUnits: optional(count()),
    differenceUnits: optional(count()),
    /** At the worth of the units, with a minus for missing ones. */
    differenceValue: optional(money()),
    /** The count of another person before, where that is another difference (PH066). */
    otherCountedUnits: optional(count()),
    needsRecount: flag(),
    isSettled: flag(),
  },
  lineSpellings,
);

/** Counts of the hospital, the newest first. */
export const listStockTakes = endpoint({
  path: '/Stock/GetAllStockTakes',
  summary: 'Lists the counts of stores.',
  permission: may('view', stockCountMenu),
  effect: 'read',
  input: listInput({ status: optional(oneOf(statesOf(stockTakeSteps))) }),
  output: listOutput(stockTake, 'stockTakeList'),
});

/** One count. */
export const getStockTake = endpoint({
  path: '/Stock/GetStockTakeById',
  summary: 'Reads a count of a store.',
  permission: may('view', stockCountMenu),
  effect: 'read',
  input: shape({ stockTakeId: id() }),
  output: shape({ stockTake }),
});

/** The batches of a count by the names of their items; without book units while the count is blind (PH066). */
export const listStockTakeLines = endpoint({
  path: '/Stock/GetStockTakeLines',
  summary: 'Lists the batches of a count sheet.',
  permission: may('view', stockCountMenu),
  effect: 'read',
  input: listInput({ stockTakeId: id(), only: optional(oneOf(stockTakeParts)) }),
  output: listOutput(stockTakeLine, 'stockTakeLineList'),
});

const letter = () =>
  optional(
    text(1)
      .toUpperCase()
      .regex(/^[A-Z0-9]$/, storeChecks.enterLetter.text),
  );

/** Starts a count of the batches that a store has; a store has one open count (PH065). */
export const startStockTake = endpoint({
  path: '/Stock/StartStockTake',
  logAs: ['stock_take', 'added'],
  summary: 'Starts a count of a store.',
  permission: may('add', stockCountMenu),
  effect: 'once',
  changes: [stockTakeTopic],
  input: shape({
    stockTake: shape({
      storeId: id(storeChecks.selectStore),
      firstLetter: letter(),
      lastLetter: letter(),
      isBlind: flag(),
    }),
  }),
  output: shape({ stockTake }),
});

/**
 * Writes what a person counted of a batch. `secondsAgo` are the seconds between the counting and the call by the clock of the device, so
 * that a wrong clock changes nothing; the difference is against the books at that second (PH065). A batch that is not on the sheet is added.
 */
export const saveCount = endpoint({
  path: '/Stock/SaveCount',
  logAs: ['stock_take', 'saved'],
  summary: 'Writes what was counted of a batch.',
  permission: may('add', stockCountMenu),
  effect: 'once',
  changes: [stockTakeTopic],
  input: shape({
    count: shape({
      stockTakeId: id(),
      batchId: id(),
      units: count().min(0, storeChecks.enterCounted.text).max(1_000_000),
      secondsAgo: optional(count().min(0).max(604_800)),
    }),
  }),
  output: shape({ stockTakeLine }),
});

/** Ends the counting. Refuses while batches are uncounted, unless they are left as they are; those are never taken as 0. */
export const finishStockTake = endpoint({
  path: '/Stock/FinishStockTake',
  logAs: ['stock_take', 'finished'],
  summary: 'Ends the counting of a store.',
  permission: may('add', stockCountMenu),
  effect: 'once',
  changes: [stockTakeTopic],
  input: shape({ stockTake: shape({ stockTakeId: id(), leavesUncounted: flag() }) }),
  output: shape({ stockTake }),
});

/** Asks another person to count batches again (PH066). */
export const askRecount = endpoint({
  path: '/Stock/AskRecount',
  logAs: ['stock_take', 'sentBack'],
  summary: 'Asks for batches to be counted again by another person.',
  permission: may('edit', stockCountMenu),
  effect: 'once',
  changes: [stockTakeTopic],
  input: shape({
    stockTake: shape({
      stockTakeId: id(),
      lines: z
        .array(shape({ stockTakeLineId: id() }))
        .min(1, storeChecks.chooseBatches.text)
        .max(200, storeChecks.tooManyLines.text),
    }),
  }),
  output: shape({ stockTake }),
});

/**
 * Posts the differences with the reason: by a person that counted none of it, above the hospital's limit by an approver (PH067, Q268).
 * Batches with fewer units left than are missing, or with a move that was entered late, are counted again; the others are posted.
 */
export const approveStockTake = endpoint({
  path: '/Stock/ApproveStockTake',
  logAs: ['stock_take', 'approved'],
  summary: 'Approves the differences of a count.',
  permission: may('edit', stockCountMenu),
  effect: 'once',
  changes: [stockTakeTopic, pharmacyStockTopic],
  input: shape({
    stockTake: shape({ stockTakeId: id(), reason: requiredText(entrySentences.enterReasonShort, 200) }),
  }),
  output: shape({ stockTake }),
});

/**
 * Drops a count with the reason; what is posted of it stays, and so do its numbers. Once the counting has ended, or a count that is not blind
 * has a counted batch, only an approver who counted none of it may drop it (PH066, PH067, Q268).
 */
export const dropStockTake = endpoint({
  path: '/Stock/DropStockTake',
  logAs: ['stock_take', 'discarded'],
  summary: 'Drops a count of a store.',
  permission: may('delete', stockCountMenu),
  effect: 'once',
  changes: [stockTakeTopic],
  input: shape({
    stockTake: shape({ stockTakeId: id(), reason: requiredText(entrySentences.enterReasonShort, 200) }),
  }),
  output: shape({ stockTake }),
});
