// The desk of the general store on the wire: what waits, the stock of general goods, and what departments used of issues.

import { endpoint, may } from '../../kernel/endpoint.ts';
import { count, flag, id, instant, oneOf, optional, text } from '../../kernel/field.ts';
import { listInput, listOutput } from '../../kernel/list.ts';
import { shape } from '../../kernel/shape.ts';
import { inventoryMenu } from './inventory-menus.ts';

/** Work of the store that waits, as numbers. */
export const getDesk = endpoint({
  path: '/Inventory/GetDesk',
  summary: 'Counts the work of the store that waits.',
  permission: may('view', inventoryMenu),
  effect: 'read',
  input: shape({}),
  output: shape({
    desk: shape({
      /** Indents that wait for their goods, and urgent ones among them. */
      openIndents: count(),
      urgentIndents: count(),
      /** Transfers on their way, and those on their way for too long. */
      transfersInTransit: count(),
      lateTransfers: count(),
      /** General items of the main store at their level or below it. */
      belowLevel: count(),
      /** Approved orders whose goods are still to come. */
      openOrders: count(),
      openCounts: count(),
    }),
  }),
});

/** Filters of the list of goods. */
export const goodsSelections = ['inStock', 'belowLevel'] as const;

const goodsRow = shape({
  itemId: id(),
  itemCode: text(),
  itemName: text(),
  categoryName: text(),
  pack: text(),
  /** Units in the main store, in stores of departments, and on their way. */
  inMain: count(),
  inDepartments: count(),
  inTransit: count(),
  reorderLevel: optional(count()),
  isBelowLevel: flag(),
  lastMovedAt: optional(instant()),
});

/** General items in use with their units, without cost (IN060). */
export const listGoods = endpoint({
  path: '/Inventory/GetAllGoods',
  summary: 'Lists general goods with their stock.',
  permission: may('view', inventoryMenu),
  effect: 'read',
  input: listInput({ only: optional(oneOf(goodsSelections)) }),
  output: listOutput(goodsRow, 'goodsList'),
});

/** Issues of goods that departments used at once, the newest first (IN032). */
export const listGoodsIssues = endpoint({
  path: '/Inventory/GetAllIssues',
  summary: 'Lists issues of general goods to departments.',
  permission: may('view', inventoryMenu),
  effect: 'read',
  input: listInput({}),
  output: listOutput(
    shape(
      {
        goodsIssueId: id(),
        issueNo: text(),
        fromStoreName: text(),
        toStoreName: text(),
        indentNo: optional(text()),
        /** The items with their units, as one text. */
        goods: text(),
        reason: optional(text()),
        issuedByName: text(),
        issuedAt: instant(),
      },
      { issuedByName: 'issuedBy' },
    ),
    'goodsIssueList',
  ),
});
