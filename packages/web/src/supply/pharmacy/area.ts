// Screens that the pharmacy area adds to the web app.
import type { WebArea } from '../../kernel/area.ts';

/** Medicine: items, stock, sales and returns. */
export const pharmacyArea: WebArea = {
  screens: [
    { path: 'Pharmacy/sales', load: () => import('./list-sales.tsx') },
    { path: 'Pharmacy/sales-return', load: () => import('./list-sales-returns.tsx') },
    { path: 'Pharmacy/pharmacy_stock_received', load: () => import('./list-stock.tsx') },
    { path: 'Pharmacy/pharmacy_stock_received/corrections', load: () => import('./list-batch-corrections.tsx') },
    { path: 'Pharmacy/recall', load: () => import('./list-recall.tsx') },
    { path: 'pharmacy_settings', load: () => import('./list-pharmacy-items.tsx') },
  ],
  papers: () => import('./papers.tsx'),
};
