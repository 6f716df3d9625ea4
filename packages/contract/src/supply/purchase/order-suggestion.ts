// Suggestions for an order on the wire: items below their level with their figures, and the levels themselves (PH025).

import { entrySentences } from '@charaka/rules/message/entry-sentences';
import { z } from 'zod';
import { endpoint, may } from '../../kernel/endpoint.ts';
import { count, id, money, optional, percent, text } from '../../kernel/field.ts';
import { shape, withChecks } from '../../kernel/shape.ts';
import { pharmacyChecks } from '../pharmacy/pharmacy-checks.ts';
import { purchaseChecks } from './purchase-checks.ts';
import { orderMenu } from './purchase-order.ts';
import { purchaseOrderTopic } from './topics.ts';

/** An item with the figures that a suggestion is worked out from. */
const suggestedLine = shape(
  {
    itemId: id(),
    itemName: text(),
    pack: text(),
    gst: percent(100),
    /** Units that left the main store in the last 90 days, and on how many of these days it had some. */
    usedUnits: count(),
    stockedDays: count(),
    free: count(),
    inTransit: count(),
    onOrder: count(),
    /** Null for an item without a level, for which nothing is suggested. */
    reorderLevel: optional(count()),
    maximum: optional(count()),
    orderMultiple: count(),
    suggestedPacks: optional(count()),
    /** The rate of the supplier's last receipt. */
    lastRate: optional(money()),
  },
  { gst: 'gstPercent' },
);

const days = () => count().max(365);

/** Items of the main store below their level, with the packs to order; and items that are used and have no level. Nothing is written. */
export const suggestOrder = endpoint({
  path: '/Purchase/SuggestOrder',
  summary: 'Suggests the lines of a purchase order by level and use.',
  permission: may('add', orderMenu),
  effect: 'read',
  input: shape({
    supplierId: optional(id()),
    leadDays: days(),
    days: days().min(1, entrySentences.valueNotAboveZero.text),
  }),
  output: shape({ lines: z.array(suggestedLine) }),
});

/** A level as typed. */
export const typedItemLevel = withChecks(
  shape({
    itemId: id(pharmacyChecks.selectItem),
    reorderLevel: count().max(1_000_000),
    maximum: optional(count().max(10_000_000)),
    orderMultiple: optional(count().min(1, entrySentences.valueNotAboveZero.text).max(100_000)),
  }),
  ({ reorderLevel, maximum }, context) => {
    if (maximum != null && maximum <= reorderLevel)
      context.addIssue({ code: 'custom', path: ['maximum'], message: purchaseChecks.maximumAboveLevel.text });
  },
);

/** Sets the level of an item in the main store. */
export const setItemLevel = endpoint({
  path: '/Purchase/SetItemLevel',
  logAs: ['item_level', 'changed'],
  summary: 'Sets the level at which an item is ordered again.',
  permission: may('add', orderMenu),
  effect: 'write',
  changes: [purchaseOrderTopic],
  input: shape({ itemLevel: typedItemLevel }),
  output: shape({}),
});
