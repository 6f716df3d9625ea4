// Screens that the purchase area adds to the web app.
import type { WebArea } from '../../kernel/area.ts';

/** Suppliers, and goods received from them. */
export const purchaseArea: WebArea = {
  screens: [
    { path: 'Pharmacy/grn', load: () => import('./list-receipts.tsx') },
    { path: 'Pharmacy/supplier', load: () => import('./list-suppliers.tsx') },
  ],
};
