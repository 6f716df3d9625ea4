// Demo data of plain lists of values.
import type { DemoPart } from '../../../db/seed/demo-part.ts';
import { seedClinicalLimits, seedPlainMasters } from '../../../db/seed/seed-plain-masters.ts';

/** Rows of the demo. */
export const mastersDemo: readonly DemoPart[] = [
  { name: 'masters', needs: ['hospitals'], seed: ({ owner, tenant }) => seedPlainMasters(owner, tenant) },
  {
    name: 'tables of doses and diseases',
    needs: ['masters'],
    seed: ({ owner, tenant }) => seedClinicalLimits(owner, tenant),
  },
];
