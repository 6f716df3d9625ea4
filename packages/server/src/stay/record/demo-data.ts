// What the demo has of births and of the mortuary; nobody of its patients has died.
import type { DemoPart } from '../../../db/seed/demo-part.ts';
import { seedRecords } from '../../../db/seed/seed-records.ts';

/** Rows of the demo. */
export const recordDemo: readonly DemoPart[] = [
  {
    name: 'births and bodies',
    needs: ['admissions', 'users'],
    seed: ({ owner, tenant, now }) => seedRecords(owner, tenant, now),
  },
];
