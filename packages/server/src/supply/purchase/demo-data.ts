// Demo data of the purchase area: suppliers, goods received from them, and their invoices and payments.
import type { DemoPart } from '../../../db/seed/demo-part.ts';
import { seedPurchases } from '../../../db/seed/seed-purchases.ts';
import { seedSupplierInvoices } from '../../../db/seed/seed-supplier-invoices.ts';

/** Rows of the demo. */
export const purchaseDemo: readonly DemoPart[] = [
  { name: 'purchases', needs: ['medicine'], seed: ({ owner, tenant, now }) => seedPurchases(owner, tenant, now) },
  {
    name: 'supplier invoices',
    needs: ['purchases', 'users'],
    seed: ({ owner, tenant }) => seedSupplierInvoices(owner, tenant),
  },
];
