// Demo data of the purchase area: suppliers, and goods received from them.
import type { DemoPart } from '../../../db/seed/demo-part.ts';
import { seedPurchases } from '../../../db/seed/seed-purchases.ts';

/** Rows of the demo. */
export const purchaseDemo: readonly DemoPart[] = [
  { name: 'purchases', needs: ['medicine'], seed: ({ owner, tenant, now }) => seedPurchases(owner, tenant, now) },
];
