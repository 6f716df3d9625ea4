// The demo data of microbiology: organisms, antibiotics, made-up breakpoints, and the cultures of its price list.
import type { DemoPart } from '../../../db/seed/demo-part.ts';
import { seedMicrobiology } from '../../../db/seed/seed-microbiology.ts';

/** Rows of the demo. */
export const microbiologyDemo: readonly DemoPart[] = [
  {
    name: 'microbiology',
    needs: ['laboratory catalogue'],
    seed: ({ owner, tenant }) => seedMicrobiology(owner, tenant),
  },
];
