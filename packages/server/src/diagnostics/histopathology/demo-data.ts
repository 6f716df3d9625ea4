// The demo data of histopathology: templates, and the tests of its price list with narrative reports.
import type { DemoPart } from '../../../db/seed/demo-part.ts';
import { seedHistopathology } from '../../../db/seed/seed-histopathology.ts';

/** Rows of the demo. */
export const histopathologyDemo: readonly DemoPart[] = [
  {
    name: 'histopathology',
    needs: ['laboratory catalogue'],
    seed: ({ owner, tenant }) => seedHistopathology(owner, tenant),
  },
];
