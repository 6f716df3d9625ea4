// Demo data of orders: what was ordered on stays in three months, and on the visits of today.
import type { DemoPart } from '../../../db/seed/demo-part.ts';
import { seedOrders } from '../../../db/seed/seed-orders.ts';

/** Rows of the demo. */
export const orderDemo: readonly DemoPart[] = [
  {
    name: 'orders',
    needs: ['outpatients', 'admissions', 'prices', 'laboratory catalogue', 'users'],
    seed: ({ owner, tenant, now }) => seedOrders(owner, tenant, now),
  },
];
