// The tabs of the workspace of a stay.

/** The tabs of a stay in their order; one that no area fills is not shown. */
export const stayTabs = [
  'overview',
  'charges',
  'payments',
  'bill',
  'notes',
  'orders',
  'documents',
  'timeline',
  'history',
] as const;

/** Also the key of its label: `tabs.<name>` in `inpatient.json`, and its name in the address. */
export type StayTab = (typeof stayTabs)[number];
