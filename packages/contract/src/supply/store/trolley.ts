// Crash trolleys on the wire: stores with a list of items that must be in them, and a seal whose breaking lists what to refill (PH090).

import { entrySentences } from '@charaka/rules/message/entry-sentences';
import { z } from 'zod';
import { endpoint, type ScreenPermission } from '../../kernel/endpoint.ts';
import { count, day, flag, id, instant, optional, requiredText, text } from '../../kernel/field.ts';
import { listInput, listOutput } from '../../kernel/list.ts';
import { type Spellings, shape } from '../../kernel/shape.ts';
import { lineUnits } from './indent.ts';
import { issueMenu, wardStockMenu } from './store-menus.ts';
import { storeChecks } from './store-sentences.ts';
import { trolleyTopic } from './topics.ts';

/** A trolley whose first batch expires within so many days is marked. */
export const TROLLEY_NEAR_DAYS = 30;

const spellings: Spellings = { sealedByName: 'sealedBy', sealedAt: 'sealedOn' };

const trolleyRow = {
  storeId: id(),
  storeName: text(),
  isSealed: flag(),
  /** The number of its unbroken seal. */
  sealNo: optional(text()),
  sealedByName: optional(text()),
  sealedAt: optional(instant()),
  /** The first expiry among its usable units. */
  nextExpiry: optional(day()),
  isNearExpiry: flag(),
  /** Items of which fewer units are usable than must be in it. */
  missingItems: count(),
};

/** An item that must be in the trolley; `units` may be used today, `missingUnits` are to be refilled. */
const trolleyLine = shape({
  itemId: id(),
  itemName: text(),
  pack: text(),
  mustUnits: count(),
  units: count(),
  missingUnits: count(),
  nextExpiry: optional(day()),
});

const trolley = shape({ ...trolleyRow, lines: z.array(trolleyLine) }, spellings);

const maySee: ScreenPermission = { menu: wardStockMenu, action: 'view', orMenus: [issueMenu] };
const mayChange: ScreenPermission = { menu: wardStockMenu, action: 'edit', orMenus: [issueMenu] };

/** The crash trolleys of the hospital: those without a seal first. */
export const listTrolleys = endpoint({
  path: '/Stock/GetCrashTrolleys',
  summary: 'Lists the crash trolleys with seal, first expiry and missing items.',
  permission: maySee,
  effect: 'read',
  input: listInput({}),
  output: listOutput(shape(trolleyRow, spellings), 'crashTrolleyList'),
});

/** One crash trolley with its items; a store without a list has no lines. */
export const getTrolley = endpoint({
  path: '/Stock/GetCrashTrolley',
  summary: 'Reads a crash trolley with what is to be refilled.',
  permission: maySee,
  effect: 'read',
  input: shape({ storeId: id(storeChecks.selectStore) }),
  output: shape({ trolley }, { trolley: 'crashTrolley' }),
});

/** Writes the list of items that must be in the trolley; items that are left out are removed from it. Refuses a sealed trolley. */
export const saveTrolleyItems = endpoint({
  path: '/Stock/SetCrashTrolleyItems',
  logAs: ['crash_trolley', 'changed'],
  summary: 'Changes the list of items that must be in a crash trolley.',
  permission: mayChange,
  effect: 'once',
  changes: [trolleyTopic],
  input: shape({
    trolley: shape({
      storeId: id(storeChecks.selectStore),
      lines: z
        .array(shape({ itemId: id(), units: lineUnits() }))
        .min(1, storeChecks.addAnItem.text)
        .max(200, storeChecks.tooManyLines.text),
    }),
  }),
  output: shape({ trolley }, { trolley: 'crashTrolley' }),
});

/** Seals a trolley. Missing items need a reason, a seal number is used once. */
export const sealTrolley = endpoint({
  path: '/Stock/SealCrashTrolley',
  logAs: ['crash_trolley', 'closed'],
  summary: 'Seals a crash trolley with a numbered seal.',
  permission: mayChange,
  effect: 'once',
  changes: [trolleyTopic],
  input: shape({
    trolley: shape({
      storeId: id(),
      sealNo: requiredText(storeChecks.enterSealNo, 30),
      /** The reason why the trolley is sealed although items are missing. */
      missingReason: optional(text(200)),
    }),
  }),
  output: shape({ trolley }, { trolley: 'crashTrolley' }),
});

/** Breaks the seal; the answer lists what to refill. */
export const breakTrolleySeal = endpoint({
  path: '/Stock/BreakCrashTrolleySeal',
  logAs: ['crash_trolley', 'opened'],
  summary: 'Breaks the seal of a crash trolley.',
  permission: mayChange,
  effect: 'once',
  changes: [trolleyTopic],
  input: shape({
    trolley: shape({ storeId: id(), reason: requiredText(entrySentences.enterReasonShort, 200) }),
  }),
  output: shape({ trolley }, { trolley: 'crashTrolley' }),
});
