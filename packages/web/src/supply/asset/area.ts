// Screens that the asset area adds to the web app.
import type { WebArea } from '../../kernel/area.ts';

/** Assets: the register, counts by scanning, and passes through the gate. */
export const assetArea: WebArea = {
  papers: () => import('./papers.tsx'),
  screens: [{ path: 'inventory/capital', load: () => import('./list-assets.tsx') }],
};
