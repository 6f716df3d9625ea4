// Screens that the purchase area adds to the web app.
import type { WebArea } from '../../kernel/area.ts';

/** Suppliers, orders to them, goods received from them, and their invoices and payments. */
export const purchaseArea: WebArea = {
  papers: () => import('./papers.tsx'),
  screens: [
    { path: 'Pharmacy/pharmacy-po', load: () => import('./list-orders.tsx') },
    { path: 'Pharmacy/grn', load: () => import('./list-receipts.tsx') },
    { path: 'Pharmacy/grn-return', load: () => import('./list-purchase-returns.tsx') },
    { path: 'Pharmacy/supplier_payment', load: () => import('./list-supplier-balances.tsx') },
    { path: 'Pharmacy/supplier', load: () => import('./list-suppliers.tsx') },
  ],
};
