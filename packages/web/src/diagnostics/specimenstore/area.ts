// Screens that the specimenstore area adds to the web app.
import type { WebArea } from '../../kernel/area.ts';

/** Specimens that are kept. */
export const specimenstoreArea: WebArea = {
  screens: [{ path: 'investigation/specimen-store', load: () => import('./list-kept-specimens.tsx') }],
};
