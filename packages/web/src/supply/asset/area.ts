// Screens that the asset area adds to the web app.
import type { WebArea } from '../../kernel/area.ts';

/** Assets: the register, counts by scanning, and passes through the gate. */
export const assetArea: WebArea = {
  papers: () => import('./papers.tsx'),
  screens: [
    { path: 'inventory/capital', load: () => import('./list-assets.tsx') },
    { path: 'inventory/asset-audit', load: () => import('./list-asset-audits.tsx') },
    { path: 'inventory/asset-audit/$assetAuditId', load: () => import('./asset-audit-sheet.tsx') },
    { path: 'inventory/gate-pass', load: () => import('./list-gate-passes.tsx') },
  ],
};
