// Demo data of wards and beds.
import type { DemoPart } from '../../../db/seed/demo-part.ts';
import { seedWards } from '../../../db/seed/seed-wards.ts';

/** Rows of the demo. */
export const bedDemo: readonly DemoPart[] = [
  { name: 'wards', needs: ['prices'], seed: ({ owner, tenant }) => seedWards(owner, tenant) },
];
