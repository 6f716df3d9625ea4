// What the demo has of work sent out: partner laboratories, their rates, and three dispatches.
import type { DemoPart } from '../../../db/seed/demo-part.ts';
import { seedOutsource } from '../../../db/seed/seed-outsource.ts';

/** Rows of the demo. */
export const outsourceDemo: readonly DemoPart[] = [
  {
    name: 'work sent out',
    needs: ['laboratory'],
    seed: ({ owner, tenant, now }) => seedOutsource(owner, tenant, now),
  },
];
