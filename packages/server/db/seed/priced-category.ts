// How the demo's price list is written down.

/** GST on a charge: nil on care, 5 % on rooms above Rs 5,000 a day and on meals, 18 % on what is no health care. */
export type Slab = 'nil' | 'five' | 'eighteen';

/** Code, name, price in rupees, and what differs from nil GST and a charge of the hospital's own. */
export type PricedItem = readonly [code: string, name: string, rupees: number, slab?: Slab, isNonApplicable?: true];

/** A charge category with its charges; the type ids 1, 3 and 6 are the specification's (R290). */
export interface PricedCategory {
  readonly categoryId: number;
  readonly categoryName: string;
  readonly typeId: number;
  readonly unit: string;
  readonly items: readonly PricedItem[];
}
