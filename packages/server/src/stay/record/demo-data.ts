// Demo data of births, deaths and of the mortuary.
import type { DemoPart } from '../../../db/seed/demo-part.ts';
import { seedDeaths } from '../../../db/seed/seed-deaths.ts';
import { seedRecords } from '../../../db/seed/seed-records.ts';

/** Rows of the demo. */
export const recordDemo: readonly DemoPart[] = [
  {
    name: 'births and bodies',
    needs: ['admissions', 'users'],
    seed: ({ owner, tenant, now }) => seedRecords(owner, tenant, now),
  },
  {
    name: 'deaths',
    // After all that is told of patients: who died came no more.
    needs: ['admissions', 'users', 'outpatients', 'visits of the past'],
    seed: ({ owner, tenant, now }) => seedDeaths(owner, tenant, now),
  },
];
