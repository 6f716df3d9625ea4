// How many packs of an item are suggested for an order, from its level and its use (PH025).

/** An item of a store, in units; one unit is a pack until items have smaller units. */
export interface OrderNeed {
  /** Units used in the last days, and the days on which the item was in stock. */
  readonly usedUnits: number;
  readonly stockedDays: number;
  /** Days until the goods come, and the days for which they are to last. */
  readonly leadDays: number;
  readonly askedDays: number;
  readonly reorderLevel: number;
  readonly free: number;
  readonly inTransit: number;
  readonly onOrder: number;
  /** The most that the store is to hold; null for no limit. */
  readonly maximum: number | null;
  /** Packs are ordered in multiples of it. */
  readonly orderMultiple: number;
}

/**
 * The packs to order; 0 while free, transit and order are above the level and the use until the goods come. Otherwise the use of lead and
 * asked days and the level, less what is there or comes, rounded up to the multiple and within the maximum.
 */
export function suggestedPacks(need: OrderNeed): number {
  const { usedUnits, leadDays, askedDays, reorderLevel, free, inTransit, onOrder, maximum, orderMultiple } = need;
  // Without a day in stock the use is not known, and counts as none. All figures are multiplied by the days, so that they stay whole.
  const [used, days] = need.stockedDays > 0 ? [Math.max(usedUnits, 0), need.stockedDays] : [0, 1];
  const available = free + inTransit + onOrder;
  if (available * days > reorderLevel * days + used * leadDays) return 0;
  const needed = Math.ceil((used * (leadDays + askedDays) + (reorderLevel - available) * days) / days);
  const rounded = Math.ceil(Math.max(needed, 0) / orderMultiple) * orderMultiple;
  if (maximum === null || available + rounded <= maximum) return rounded;
  return Math.max(Math.floor((maximum - available) / orderMultiple) * orderMultiple, 0);
}
