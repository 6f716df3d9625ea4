// Demo data of the asset area: machines of wards and departments.
import type { DemoPart } from '../../../db/seed/demo-part.ts';
import { seedAssetPapers } from '../../../db/seed/seed-asset-papers.ts';
import { seedAssets } from '../../../db/seed/seed-assets.ts';

/** Rows of the demo. */
export const assetDemo: readonly DemoPart[] = [
  {
    name: 'assets',
    needs: ['purchases', 'staff', 'users', 'wards'],
    seed: ({ owner, tenant, now }) => seedAssets(owner, tenant, now),
  },
  {
    name: 'gate passes and audits',
    needs: ['assets', 'users'],
    seed: ({ owner, tenant, now }) => seedAssetPapers(owner, tenant, now),
  },
];
