// Screens that the record area adds to the web app.
import type { WebArea } from '../../kernel/area.ts';

/** Births, deaths and the mortuary. */
export const recordArea: WebArea = {
  screens: [
    { path: 'birth_record', load: () => import('./list-births.tsx') },
    { path: 'death_record', load: () => import('./list-deaths.tsx') },
    { path: 'mortuary_management', load: () => import('./list-mortuary.tsx') },
  ],
  papers: () => import('./papers.tsx'),
};
