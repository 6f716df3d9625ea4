// Screens that the tpa area adds to the web app.
import type { WebArea } from '../../kernel/area.ts';

/** Payers' cases. */
export const tpaArea: WebArea = {
  screens: [
    { path: 'tpa/authorization', load: () => import('./list-authorizations.tsx') },
    { path: 'tpa/inpatient-settlement', load: () => import('./list-discharge-cases.tsx') },
    { path: 'tpa/patient-outstanding', load: () => import('./list-outstanding.tsx') },
    { path: 'tpa/patient-outstanding/receipts', load: () => import('./list-payer-receipts.tsx') },
    { path: 'tpa/view-bill', load: () => import('./list-tpa-bills.tsx') },
  ],
  papers: () => import('./papers.tsx'),
};
