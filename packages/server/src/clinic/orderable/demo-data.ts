// Demo data of orderables: what refines its price list, the order sets, and favourites.
import type { DemoPart } from '../../../db/seed/demo-part.ts';
import { seedOrderables } from '../../../db/seed/seed-orderables.ts';

/** Rows of the demo. */
export const orderableDemo: readonly DemoPart[] = [
  {
    name: 'orderables',
    needs: ['prices', 'users'],
    seed: ({ owner, tenant, now }) => seedOrderables(owner, tenant, now),
  },
];
