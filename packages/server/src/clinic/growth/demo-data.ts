// Demo data of growth: children measured at their visits.
import { userIdFor } from '../../../db/seed/access-data.ts';
import type { DemoPart } from '../../../db/seed/demo-part.ts';
import { seedGrowth } from '../../../db/seed/seed-growth.ts';
import { usersOf } from '../../../db/seed/seed-visit-history.ts';

/** Rows of the demo. */
export const growthDemo: readonly DemoPart[] = [
  {
    name: 'growth',
    needs: ['visits of the past', 'users'],
    seed: ({ owner, tenant }) =>
      seedGrowth(
        owner,
        tenant,
        usersOf(tenant, (hospitalId) => userIdFor('nurse', hospitalId)),
      ),
  },
];
