// The words of an item of the pharmacy: its kind, the schedule that limits its sale, and how it is stored.

/** R291. */
export const itemTypes = ['Medical', 'Non Medical'] as const;
/** Items of the pharmacy, and general goods of the stores (IN063). */
export const everyItemType = [...itemTypes, 'General'] as const;
/** Schedules of the Drugs Rules that limit the sale of a medicine. */
export const schedules = ['G', 'H', 'H1', 'X'] as const;
/** How an item is stored; at room temperature where none is chosen. */
export const storages = ['Room', 'Cold2to8', 'Frozen', 'Dark', 'Flammable'] as const;
