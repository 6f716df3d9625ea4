// Screens that the counter area adds to the web app.
import type { WebArea } from '../../kernel/area.ts';

/** Bills, receipts and refunds of outpatients at the counter. */
export const counterArea: WebArea = {
  screens: [
    { path: 'opd/diagnosis', load: () => import('./list-counter-bills.tsx') },
    { path: 'opd/diagnosis_refund', load: () => import('./list-billed-tests.tsx') },
    { path: 'appointment-refund', load: () => import('./list-refunds-due.tsx') },
    { path: 'opd/day-end', load: () => import('./open-day-end.tsx') },
    { path: 'settings/consultation-fee', load: () => import('./list-consultation-fees.tsx') },
  ],
  papers: () => import('./papers.tsx'),
};
