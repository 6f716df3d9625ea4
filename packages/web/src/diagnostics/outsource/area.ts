// Screens that the outsource area adds to the web app.
import type { WebArea } from '../../kernel/area.ts';

/** Work that partner laboratories do. */
export const outsourceArea: WebArea = {
  screens: [
    { path: 'investigation/outsource', load: () => import('./list-dispatches.tsx') },
    { path: 'finance/outsource/bill', load: () => import('./list-partner-bills.tsx') },
    { path: 'finance/outsource/unbilled', load: () => import('./list-unbilled-tests.tsx') },
    { path: 'finance/outsource', load: () => import('./list-outsource-costs.tsx') },
  ],
};
