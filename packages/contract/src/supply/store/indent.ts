// Indents on the wire: what a store asks another store for, and what was issued of it (PH018).

import { entrySentences } from '@charaka/rules/message/entry-sentences';
import { statesOf } from '@charaka/rules/step/steps';
import { indentSteps } from '@charaka/rules/supply/indent-steps';
import { z } from 'zod';
import { endpoint, may, type ScreenPermission } from '../../kernel/endpoint.ts';
import { count, id, instant, oneOf, optional, requiredText, text } from '../../kernel/field.ts';
import { listInput, listOutput } from '../../kernel/list.ts';
import { type Spellings, shape } from '../../kernel/shape.ts';
import { issueMenu, wardStockMenu } from './store-menus.ts';
import { storeChecks } from './store-sentences.ts';
import { transferTopic } from './topics.ts';

/** How urgent an indent is. */
export const indentPriorities = ['Routine', 'Urgent', 'Stat'] as const;

/** Users who see indents: those who ask, and those who issue. */
const maySeeIndents: ScreenPermission = { menu: issueMenu, action: 'view', orMenus: [wardStockMenu] };

const spellings: Spellings = { askedByName: 'askedBy', endedByName: 'endedBy' };

/** Units of a line of a list. */
export const lineUnits = () => count().min(1, entrySentences.valueNotAboveZero.text).max(1_000_000);

const indentRow = {
  indentId: id(),
  indentNo: text(),
  fromStoreId: id(),
  fromStoreName: text(),
  toStoreId: id(),
  toStoreName: text(),
  priority: oneOf(indentPriorities),
  note: optional(text(300)),
  status: oneOf(statesOf(indentSteps)),
  askedByName: text(),
  askedAt: instant(),
  endedByName: optional(text()),
  endedAt: optional(instant()),
  endReason: optional(text()),
  /** The items with their units, as one text. */
  asked: text(),
};

/** A line of an indent; `inStore` is what the giving store may issue of the item today. */
const indentLine = shape({
  itemId: id(),
  itemName: text(),
  pack: text(),
  units: count(),
  issuedUnits: count(),
  inStore: count(),
});

/** An indent with its lines. */
const indent = shape({ ...indentRow, lines: z.array(indentLine) }, spellings);

/** Indents of the hospital, the newest first; `storeId` is the store that asks or gives. */
export const listIndents = endpoint({
  path: '/Stock/GetAllIndents',
  summary: 'Lists indents: what stores ask other stores for.',
  permission: maySeeIndents,
  effect: 'read',
  input: listInput({ status: optional(oneOf(statesOf(indentSteps))), storeId: optional(id()) }),
  output: listOutput(shape(indentRow, spellings), 'indentList'),
});

/** One indent with its lines. */
export const getIndent = endpoint({
  path: '/Stock/GetIndentById',
  summary: 'Reads an indent with its lines, and what the giving store has of each item.',
  permission: maySeeIndents,
  effect: 'read',
  input: shape({ indentId: id() }),
  output: shape({ indent }),
});

/** A store asks another store for items. */
export const addIndent = endpoint({
  path: '/Stock/AddIndent',
  logAs: ['indent', 'added'],
  summary: 'Asks another store for items.',
  permission: may('add', wardStockMenu),
  effect: 'once',
  changes: [transferTopic],
  input: shape({
    indent: shape({
      fromStoreId: id(storeChecks.selectStore),
      toStoreId: id(storeChecks.selectStore),
      priority: oneOf(indentPriorities),
      note: optional(text(300)),
      lines: z
        .array(shape({ itemId: id(), units: lineUnits() }))
        .min(1, storeChecks.addAnItem.text)
        .max(200, storeChecks.tooManyLines.text),
    }),
  }),
  output: shape({ indent }),
});

const ended = shape({ indent: shape({ indentId: id(), reason: requiredText(entrySentences.enterReasonShort, 300) }) });

/** Cancels an indent of which nothing was issued; only the person that asked. */
export const cancelIndent = endpoint({
  path: '/Stock/CancelIndent',
  logAs: ['indent', 'cancelled'],
  summary: 'Cancels an indent of which nothing was issued.',
  permission: may('delete', wardStockMenu),
  effect: 'once',
  changes: [transferTopic],
  input: ended,
  output: shape({ indent }),
});

/** Refuses an indent, or closes one whose rest is not issued, with the reason. */
export const endIndent = endpoint({
  path: '/Stock/EndIndent',
  logAs: ['indent', 'closed'],
  summary: 'Refuses an indent, or closes it without its rest.',
  permission: may('edit', issueMenu),
  effect: 'once',
  changes: [transferTopic],
  input: ended,
  output: shape({ indent }),
});
