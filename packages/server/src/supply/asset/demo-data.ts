// Demo data of the asset area: machines of wards and departments.
import type { DemoPart } from '../../../db/seed/demo-part.ts';
import { seedAssets } from '../../../db/seed/seed-assets.ts';

/** Rows of the demo. */
export const assetDemo: readonly DemoPart[] = [
  {
    name: 'assets',
    needs: ['purchases', 'staff', 'users', 'wards'],
    seed: ({ owner, tenant, now }) => seedAssets(owner, tenant, now),
  },
];
