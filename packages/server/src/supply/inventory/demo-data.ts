// Demo data of the inventory area: categories, general goods, their receipt, and issues to departments.
import type { DemoPart } from '../../../db/seed/demo-part.ts';
import { seedGeneralGoods } from '../../../db/seed/seed-general-goods.ts';

/** Rows of the demo. */
export const inventoryDemo: readonly DemoPart[] = [
  {
    name: 'general goods',
    needs: ['purchases', 'purchase orders', 'purchase returns', 'supplier invoices', 'counts of stores'],
    seed: ({ owner, tenant, now }) => seedGeneralGoods(owner, tenant, now),
  },
];
