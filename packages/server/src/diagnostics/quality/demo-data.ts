// The demo data of quality control: a month of controls, external rounds, and lots of reagents.
import type { DemoPart } from '../../../db/seed/demo-part.ts';
import { seedQuality } from '../../../db/seed/seed-quality.ts';

/** Rows of the demo. */
export const qualityDemo: readonly DemoPart[] = [
  {
    name: 'quality control',
    needs: ['analysers', 'users'],
    seed: ({ owner, tenant, now }) => seedQuality(owner, tenant, now),
  },
];
