// Demo data of the pharmacy: items, stock, and memos of some inpatients.
import type { DemoPart } from '../../../db/seed/demo-part.ts';
import { seedPharmacy } from '../../../db/seed/seed-pharmacy.ts';

/** Rows of the demo. */
export const pharmacyDemo: readonly DemoPart[] = [
  { name: 'medicine', needs: ['admissions'], seed: ({ owner, tenant, now }) => seedPharmacy(owner, tenant, now) },
];
