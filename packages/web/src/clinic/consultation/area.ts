// Screens that the consultation area adds to the web app.
import type { WebArea } from '../../kernel/area.ts';

/** The doctor's page of a visit, below the list of visits. */
export const consultationArea: WebArea = {
  screens: [
    { path: 'opd/consultation/$visitId', load: () => import('./consult.tsx') },
    { path: 'opd/follow-ups', load: () => import('./list-follow-ups.tsx') },
    { path: 'opd/strengths', load: () => import('./list-unmatched-strengths.tsx') },
  ],
  papers: () => import('./papers.tsx'),
};
