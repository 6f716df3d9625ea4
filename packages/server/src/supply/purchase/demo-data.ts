// Demo data of the purchase area: suppliers, orders to them, goods received from them, and their invoices and payments.
import type { DemoPart } from '../../../db/seed/demo-part.ts';
import { seedPurchaseOrders } from '../../../db/seed/seed-purchase-orders.ts';
import { seedPurchaseReturns } from '../../../db/seed/seed-purchase-returns.ts';
import { seedPurchases } from '../../../db/seed/seed-purchases.ts';
import { seedSupplierInvoices } from '../../../db/seed/seed-supplier-invoices.ts';

/** Rows of the demo. */
export const purchaseDemo: readonly DemoPart[] = [
  { name: 'purchases', needs: ['medicine'], seed: ({ owner, tenant, now }) => seedPurchases(owner, tenant, now) },
  {
    name: 'purchase orders',
    needs: ['purchases', 'users'],
    seed: ({ owner, tenant, now }) => seedPurchaseOrders(owner, tenant, now),
  },
  {
    name: 'purchase returns',
    needs: ['purchases', 'users'],
    seed: ({ owner, tenant, now }) => seedPurchaseReturns(owner, tenant, now),
  },
  {
    name: 'supplier invoices',
    needs: ['purchases', 'users'],
    seed: ({ owner, tenant }) => seedSupplierInvoices(owner, tenant),
  },
];
