// Screens that the store area adds to the web app.
import type { WebArea } from '../../kernel/area.ts';

/** Stores of wards and departments: indents, transfers, use and returns. */
export const storeArea: WebArea = {
  screens: [
    { path: 'Pharmacy/stock_issue_to_local', load: () => import('./list-indents.tsx') },
    { path: 'Pharmacy/stock_issue_to_local/transit', load: () => import('./list-transfers.tsx') },
    { path: 'Pharmacy/local_stock_consume', load: () => import('./list-store-stock.tsx') },
    { path: 'Pharmacy/local_stock_consume/indents', load: () => import('./list-ward-indents.tsx') },
    { path: 'Pharmacy/local_stock_consume/incoming', load: () => import('./list-incoming.tsx') },
    { path: 'Pharmacy/local_stock_consume/emergency', load: () => import('./list-emergency-issues.tsx') },
    { path: 'Pharmacy/local_stock_consume/trolleys', load: () => import('./list-trolleys.tsx') },
    { path: 'Pharmacy/local_stock_consume/temperatures', load: () => import('./list-temperatures.tsx') },
    { path: 'Pharmacy/local_stock_return', load: () => import('./list-returns.tsx') },
    { path: 'Pharmacy/breakage_expiry', load: () => import('./list-breakage.tsx') },
    { path: 'Pharmacy/breakage_expiry/adjustments', load: () => import('./list-adjustments.tsx') },
    { path: 'Pharmacy/stock_count', load: () => import('./list-stock-takes.tsx') },
    { path: 'Pharmacy/stock_count/$stockTakeId', load: () => import('./count-sheet.tsx') },
    { path: 'Pharmacy/stores', load: () => import('./list-stores.tsx') },
  ],
};
