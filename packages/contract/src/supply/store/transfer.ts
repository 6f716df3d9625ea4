// Transfers on the wire: stock issued by one store and received by another, and stock that a store uses or has (PH019-PH022).

import { entrySentences } from '@charaka/rules/message/entry-sentences';
import { statesOf } from '@charaka/rules/step/steps';
import { transferSteps } from '@charaka/rules/supply/transfer-steps';
import { z } from 'zod';
import { bodySize, endpoint, may, type ScreenPermission } from '../../kernel/endpoint.ts';
import { count, day, flag, id, instant, oneOf, optional, requiredText, text } from '../../kernel/field.ts';
import { listInput, listOutput } from '../../kernel/list.ts';
import { type Spellings, shape } from '../../kernel/shape.ts';
import { pharmacySaleTopic, pharmacyStockTopic } from '../pharmacy/topics.ts';
import { lineUnits } from './indent.ts';
import { issueMenu, returnMenu, wardStockMenu } from './store-menus.ts';
import { storeChecks } from './store-sentences.ts';
import { transferTopic } from './topics.ts';

/** A transfer that is in transit for longer is late, in hours (PH020). */
export const LATE_HOURS = 4;

const maySeeTransfers: ScreenPermission = { menu: issueMenu, action: 'view', orMenus: [wardStockMenu, returnMenu] };
const spellings: Spellings = { issuedByName: 'issuedBy', receivedByName: 'receivedBy' };

const transferRow = {
  transferId: id(),
  transferNo: text(),
  indentId: optional(id()),
  indentNo: optional(text()),
  fromStoreId: id(),
  fromStoreName: text(),
  toStoreId: id(),
  toStoreName: text(),
  reason: optional(text()),
  status: oneOf(statesOf(transferSteps)),
  issuedByName: text(),
  issuedAt: instant(),
  receivedByName: optional(text()),
  receivedAt: optional(instant()),
  /** Cold items to a store without a fridge (PH016). */
  isColdWithoutFridge: flag(),
  /** In transit for longer than it may be. */
  isLate: flag(),
  /** The reader may receive it: another person than the issuer, with the right of the receiving store (PH019). */
  mayReceive: flag(),
  /** The reader may return its missing units: another person than the receiver, with the right of the issuing store (PH021). */
  mayTakeBack: flag(),
};

const transferLine = shape({
  transferLineId: id(),
  itemName: text(),
  pack: text(),
  batchNumber: optional(text()),
  expiry: optional(day()),
  unitsIssued: count(),
  unitsReceived: optional(count()),
  shortReason: optional(text()),
});

/** A transfer with its lines. */
const transfer = shape({ ...transferRow, lines: z.array(transferLine) }, spellings);

/** Transfers of the hospital, the newest first; `isReturn` says whether they went back to the main store or to Quarantine. */
export const listTransfers = endpoint({
  path: '/Stock/GetAllTransfers',
  summary: 'Lists transfers between stores.',
  permission: maySeeTransfers,
  effect: 'read',
  input: listInput({
    status: optional(oneOf(statesOf(transferSteps))),
    storeId: optional(id()),
    isReturn: optional(flag()),
    isColdWithoutFridge: optional(flag()),
  }),
  output: listOutput(shape(transferRow, spellings), 'transferList'),
});

/** One transfer with its lines. */
export const getTransfer = endpoint({
  path: '/Stock/GetTransferById',
  summary: 'Reads a transfer with its lines.',
  permission: maySeeTransfers,
  effect: 'read',
  input: shape({ transferId: id() }),
  output: shape({ transfer }),
});

/**
 * Issues items to another store, for an indent or without one: of each item the batches that expire first (PH008). General goods that
 * departments do not carry are used there at once; without other items there is no transfer (IN032).
 */
export const issueTransfer = endpoint({
  path: '/Stock/IssueTransfer',
  logAs: ['stock_transfer', 'sent'],
  summary: 'Issues items to another store.',
  permission: may('add', issueMenu),
  effect: 'once',
  changes: [transferTopic, pharmacyStockTopic],
  input: shape({
    transfer: shape({
      indentId: optional(id()),
      fromStoreId: id(storeChecks.selectStore),
      toStoreId: id(storeChecks.selectStore),
      reason: optional(text(300)),
      lines: z
        .array(shape({ itemId: id(), units: lineUnits() }))
        .min(1, storeChecks.addAnItem.text)
        .max(200, storeChecks.tooManyLines.text),
    }),
  }),
  output: shape({
    transfer: optional(transfer),
    issue: optional(shape({ goodsIssueId: id(), issueNo: text() })),
  }),
});

/** A ward or department sends stock back to the main store, or to Quarantine where it may not be sold (PH023). */
export const returnStock = endpoint({
  path: '/Stock/ReturnFromStore',
  logAs: ['stock_transfer', 'givenBack'],
  summary: 'Sends stock of a ward or department back.',
  permission: may('add', returnMenu),
  effect: 'once',
  changes: [transferTopic, pharmacyStockTopic],
  input: shape({
    transfer: shape({
      fromStoreId: id(storeChecks.selectStore),
      /** Open packs, packs of an unknown storage, and those that are held or expired. */
      isForQuarantine: flag(),
      reason: requiredText(entrySentences.enterReasonShort, 300),
      lines: z
        .array(shape({ batchId: id(), units: lineUnits() }))
        .min(1, storeChecks.addAnItem.text)
        .max(200, storeChecks.tooManyLines.text),
    }),
  }),
  output: shape({ transfer }),
});

/** The receiving store takes what came; what is missing has a reason and stays in transit until the issuing store takes it back (PH021). */
export const receiveTransfer = endpoint({
  path: '/Stock/ReceiveTransfer',
  logAs: ['stock_transfer', 'received'],
  summary: 'Receives a transfer, with what is missing of it.',
  bodyBytes: bodySize.long,
  permission: { menu: wardStockMenu, action: 'edit', orMenus: [issueMenu, returnMenu] },
  effect: 'once',
  changes: [transferTopic, pharmacyStockTopic],
  input: shape({
    transfer: shape({
      transferId: id(),
      lines: z
        .array(
          shape({
            transferLineId: id(),
            unitsReceived: count().min(0).max(1_000_000),
            shortReason: optional(text(200)),
          }),
        )
        .min(1, storeChecks.addAnItem.text)
        .max(200, storeChecks.tooManyLines.text),
    }),
  }),
  output: shape({ transfer }),
});

/** The issuing store has the missing units again; a loss is then a correction of its stock, with its second person (PH021, PH070). */
export const takeBackShortage = endpoint({
  path: '/Stock/TakeBackShortage',
  logAs: ['stock_transfer', 'closed'],
  summary: 'Takes missing units of a transfer back into the store that issued them.',
  permission: { menu: issueMenu, action: 'edit', orMenus: [returnMenu, wardStockMenu] },
  effect: 'once',
  changes: [transferTopic, pharmacyStockTopic],
  input: shape({ transferId: id() }),
  output: shape({ transfer }),
});

const storeBatch = shape({
  batchId: id(),
  itemId: id(),
  itemName: text(),
  pack: text(),
  batchNumber: optional(text()),
  expiry: optional(day()),
  units: count(),
  isExpired: flag(),
  isHeld: flag(),
  /** Stored in a fridge or frozen: its store has a temperature log (PH016). */
  isCold: flag(),
});

/** The batches that a store has, the first to expire first; without cost, which wards do not see (PH076). */
export const listStoreStock = endpoint({
  path: '/Stock/GetBalances',
  summary: 'Lists the batches that a store has.',
  permission: maySeeTransfers,
  effect: 'read',
  input: listInput({ storeId: id() }),
  output: listOutput(storeBatch, 'balanceList'),
});

/**
 * A ward or department uses units: for an inpatient they are charged by a memo on the bill at the price of the batch, or are a cost of the
 * stay when medicine is inside the patient's package; without a patient they are a cost of the store (PH022).
 */
export const consumeStock = endpoint({
  path: '/Stock/Consume',
  logAs: ['stock_consumption', 'added'],
  summary: 'Uses stock of a ward or department.',
  permission: may('edit', wardStockMenu),
  effect: 'once',
  changes: [pharmacyStockTopic, pharmacySaleTopic],
  input: shape({
    consumption: shape({
      storeId: id(storeChecks.selectStore),
      batchId: id(),
      units: lineUnits(),
      /** The inpatient who is charged. */
      admissionId: optional(id()),
      reason: requiredText(entrySentences.enterReasonShort, 200),
    }),
  }),
  /** `cashMemo` is the number of the memo of a patient. */
  output: shape({ batch: storeBatch, cashMemo: optional(text()) }, { batch: 'balance', cashMemo: 'cashmemo' }),
});
