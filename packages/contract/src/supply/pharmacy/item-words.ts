// The words an item of the pharmacy is told by: what it is, and which schedule limits its sale.

/** R291. */
export const itemTypes = ['Medical', 'Non Medical'] as const;
/** Schedules of the Drugs Rules that limit the sale of a medicine. */
export const schedules = ['G', 'H', 'H1', 'X'] as const;
