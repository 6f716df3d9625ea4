// Screens that the bill area adds to the web app.
import type { WebArea } from '../../kernel/area.ts';

/** Bills and dues. */
export const billArea: WebArea = {
  screens: [{ path: 'bill/dues', load: () => import('./list-dues.tsx') }],
  papers: () => import('./papers.tsx'),
};
