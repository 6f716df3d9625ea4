// The demo data of work sent out: partner laboratories, their rates, three dispatches, and two bills.
import type { DemoPart } from '../../../db/seed/demo-part.ts';
import { seedOutsource } from '../../../db/seed/seed-outsource.ts';
import { seedPartnerBills } from '../../../db/seed/seed-partner-bills.ts';

/** Rows of the demo. */
export const outsourceDemo: readonly DemoPart[] = [
  {
    name: 'work sent out',
    needs: ['laboratory'],
    seed: ({ owner, tenant, now }) => seedOutsource(owner, tenant, now),
  },
  {
    name: 'bills of partners',
    needs: ['work sent out'],
    seed: ({ owner, tenant, now }) => seedPartnerBills(owner, tenant, now),
  },
];
