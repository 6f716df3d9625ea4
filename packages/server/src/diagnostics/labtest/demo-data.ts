// What the demo has of the laboratory's catalogue: the starting catalogue, and the tests of its price list.
import type { DemoPart } from '../../../db/seed/demo-part.ts';
import { seedCatalogue } from '../../../db/seed/seed-catalogue.ts';

/** Rows of the demo. */
export const labtestDemo: readonly DemoPart[] = [
  { name: 'laboratory catalogue', needs: ['prices'], seed: ({ owner, tenant }) => seedCatalogue(owner, tenant) },
];
