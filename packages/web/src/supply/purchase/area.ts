// Screens that the purchase area adds to the web app.
import type { WebArea } from '../../kernel/area.ts';

/** Suppliers, goods received from them, and their invoices and payments. */
export const purchaseArea: WebArea = {
  screens: [
    { path: 'Pharmacy/grn', load: () => import('./list-receipts.tsx') },
    { path: 'Pharmacy/supplier_payment', load: () => import('./list-supplier-balances.tsx') },
    { path: 'Pharmacy/supplier', load: () => import('./list-suppliers.tsx') },
  ],
};
