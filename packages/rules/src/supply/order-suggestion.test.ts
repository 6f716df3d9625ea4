// The packs that are suggested for an order: the worked example of the specification, the maximum, and items without use.
import { describe, expect, it } from 'vitest';
import { type OrderNeed, suggestedPacks } from './order-suggestion.ts';

const need: OrderNeed = {
  usedUnits: 1080,
  stockedDays: 90,
  leadDays: 5,
  askedDays: 15,
  reorderLevel: 60,
  free: 40,
  inTransit: 20,
  onOrder: 50,
  maximum: null,
  orderMultiple: 100,
};

describe('the suggestion', () => {
  it('is 2 packs of 100 in the example of the specification (PH025)', () => {
    expect(suggestedPacks(need)).toBe(200);
    expect(suggestedPacks({ ...need, orderMultiple: 1 })).toBe(190);
  });

  it('is none while stock and orders are above level and use of the lead days (PH025)', () => {
    expect(suggestedPacks({ ...need, onOrder: 60 })).toBe(200);
    expect(suggestedPacks({ ...need, onOrder: 61 })).toBe(0);
  });

  it('stays within the maximum (PH025)', () => {
    expect(suggestedPacks({ ...need, orderMultiple: 1, maximum: 250 })).toBe(140);
    expect(suggestedPacks({ ...need, maximum: 309 })).toBe(100);
    expect(suggestedPacks({ ...need, maximum: 100 })).toBe(0);
  });

  it('fills up to the level where the item has no known use (PH025)', () => {
    const unused = { ...need, usedUnits: 0, onOrder: 0, inTransit: 0, orderMultiple: 1 };
    expect(suggestedPacks(unused)).toBe(20);
    expect(suggestedPacks({ ...unused, usedUnits: 30, stockedDays: 0 })).toBe(20);
  });

  it('counts use by the days on which the item was in stock (PH025)', () => {
    expect(suggestedPacks({ ...need, usedUnits: 540, stockedDays: 45, orderMultiple: 1 })).toBe(190);
  });
});
