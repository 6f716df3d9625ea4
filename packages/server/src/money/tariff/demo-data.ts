// Demo data of the price list and of payers.
import type { DemoPart } from '../../../db/seed/demo-part.ts';
import { seedPrices, seedRateChanges } from '../../../db/seed/seed-prices.ts';

/** Rows of the demo. */
export const tariffDemo: readonly DemoPart[] = [
  { name: 'prices', needs: ['masters', 'users'], seed: ({ owner, tenant }) => seedPrices(owner, tenant) },
  { name: 'rate changes', needs: ['prices'], seed: ({ owner, tenant, now }) => seedRateChanges(owner, tenant, now) },
];
