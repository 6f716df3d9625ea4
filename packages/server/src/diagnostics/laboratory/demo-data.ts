// The demo data of the laboratory: specimens in every state, values, messages of analysers, calls, and reports with their corrections.
import type { DemoPart } from '../../../db/seed/demo-part.ts';
import { seedLaboratory } from '../../../db/seed/seed-laboratory.ts';

/** Rows of the demo. */
export const laboratoryDemo: readonly DemoPart[] = [
  {
    name: 'laboratory',
    needs: [
      'orders',
      'tests of visits',
      'laboratory catalogue',
      'analysers',
      'microbiology',
      'histopathology',
      'users',
    ],
    seed: ({ owner, tenant, now }) => seedLaboratory(owner, tenant, now),
  },
];
