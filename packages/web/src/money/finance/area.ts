// Screens that the finance area adds to the web app.
import type { WebArea } from '../../kernel/area.ts';

/** Collections and the ledger. */
export const financeArea: WebArea = {
  screens: [
    { path: 'finance', load: () => import('./list-gl-masters.tsx') },
    { path: 'finance/$glid', load: () => import('./list-ledger.tsx') },
    { path: 'user_Collection_Report', load: () => import('./list-collections.tsx') },
  ],
  papers: () => import('./papers.tsx'),
};
