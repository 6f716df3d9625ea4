// Demo data of privacy: whether the wall before charts is enforced.
import type { DemoPart } from '../../../db/seed/demo-part.ts';
import { insertRows } from '../../../db/seed/insert-rows.ts';

/** Rows of the demo. */
export const privacyDemo: readonly DemoPart[] = [
  {
    name: 'privacy',
    needs: ['hospitals'],
    // The demo that answers this machine only writes down who had no relation with a patient; the other one has the wall (Q232).
    seed: async ({ owner, tenant }) => {
      if (tenant.tenantName === 'demo')
        await insertRows(owner, tenant.tenantId, 'privacy_setting', [{ isWallEnforced: false }]);
    },
  },
];
