// Demo data of vaccinations: two schedules, and the doses of its children.
import type { DemoPart } from '../../../db/seed/demo-part.ts';
import { seedImmunizations } from '../../../db/seed/seed-immunizations.ts';

/** Rows of the demo. */
export const immunizationDemo: readonly DemoPart[] = [
  {
    name: 'vaccinations',
    needs: ['patients', 'users'],
    seed: ({ owner, tenant, now }) => seedImmunizations(owner, tenant, now),
  },
];
