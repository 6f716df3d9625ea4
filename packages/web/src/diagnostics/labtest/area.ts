// Screens that the labtest area adds to the web app.
import type { WebArea } from '../../kernel/area.ts';

/** The laboratory's catalogue. */
export const labtestArea: WebArea = {
  screens: [
    { path: 'lab-settings/test', load: () => import('./list-lab-tests.tsx') },
    { path: 'lab-settings/parameter', load: () => import('./list-lab-parameters.tsx') },
    { path: 'lab-settings/analyser', load: () => import('./list-analysers.tsx') },
  ],
};
