// Screens that the microbiology area adds to the web app.
import type { WebArea } from '../../kernel/area.ts';

/** Cultures, the antibiogram of the house, and alert organisms. */
export const microbiologyArea: WebArea = {
  screens: [
    { path: 'investigation/microbiology/culture', load: () => import('./list-cultures.tsx') },
    { path: 'investigation/microbiology/antibiogram', load: () => import('./get-antibiogram.tsx') },
    { path: 'investigation/infection-control', load: () => import('./list-alert-isolates.tsx') },
  ],
};
