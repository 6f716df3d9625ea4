// Screens that the laboratory area adds to the web app.
import type { WebArea } from '../../kernel/area.ts';

/** Specimens, works, results and reports of the laboratory. */
export const laboratoryArea: WebArea = {
  screens: [
    { path: 'investigation/collection', load: () => import('./list-collection.tsx') },
    { path: 'investigation/accession', load: () => import('./list-specimens.tsx') },
    { path: 'investigation/bench', load: () => import('./get-bench.tsx') },
    { path: 'investigation/verify/amendment', load: () => import('./list-amendments.tsx') },
    { path: 'investigation/verify/differing', load: () => import('./list-differing-values.tsx') },
    { path: 'investigation/verify', load: () => import('./list-to-verify.tsx') },
    { path: 'investigation/report', load: () => import('./list-lab-reports.tsx') },
  ],
  papers: () => import('./papers.tsx'),
};
