// The kinds of stores, and which of them ask, give and receive (PH018, PH019).

/** Kinds of stores that a hospital adds; the others are there from the beginning, once. */
export const ownStoreKinds = ['Ward', 'Theatre', 'Department'] as const;
/** Every kind of store. */
export const storeKinds = ['Main', 'Counter', ...ownStoreKinds, 'Inspection', 'Quarantine', 'Transit'] as const;
/** A kind of store. */
export type StoreKind = (typeof storeKinds)[number];

/** Kinds of stores that use stock themselves: they ask for it and send it back. */
export const usingKinds: readonly StoreKind[] = ownStoreKinds;
/** Kinds of stores that give to others: wards give nothing but returns. */
export const givingKinds: readonly StoreKind[] = ['Main', 'Department'];
/** Kinds of stores that receive what others issue. */
export const receivingKinds: readonly StoreKind[] = [...usingKinds, 'Main'];
/** Kinds of stores of the pharmacy, which receives for them; wards receive for themselves. */
export const pharmacyKinds: readonly StoreKind[] = ['Main', 'Quarantine'];
/** Kinds of stores that are counted: what is in transit is counted by its receiver. */
export const countableKinds: readonly StoreKind[] = ['Main', 'Counter', ...ownStoreKinds, 'Inspection', 'Quarantine'];
