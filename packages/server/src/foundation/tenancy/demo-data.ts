// Demo data of tenants: the hospitals, their years and their papers.

import { dateInZone } from '@charaka/rules/stay/hospital-day';
import type { DemoPart } from '../../../db/seed/demo-part.ts';
import { seedHospitals } from '../../../db/seed/seed-hospitals.ts';

/** Rows of the demo. */
export const tenancyDemo: readonly DemoPart[] = [
  {
    name: 'hospitals',
    needs: [],
    seed: ({ owner, tenant, states, now }) =>
      seedHospitals(owner, tenant, states, dateInZone(now, tenant.hospitals[0]?.timezone ?? 'UTC')),
  },
];
