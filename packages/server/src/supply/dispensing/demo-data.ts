// Demo data of the dispensing area: prescriptions that wait at the pharmacy's counter.
import type { DemoPart } from '../../../db/seed/demo-part.ts';
import { seedDispensing } from '../../../db/seed/seed-dispensing.ts';

/** Rows of the demo. */
export const dispensingDemo: readonly DemoPart[] = [
  {
    name: 'prescriptions of today',
    needs: ['medicine', 'orders'],
    seed: ({ owner, tenant }) => seedDispensing(owner, tenant),
  },
];
