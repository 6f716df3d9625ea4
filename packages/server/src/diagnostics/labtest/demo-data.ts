// The demo data of the laboratory's catalogue: the starting catalogue, the tests of its price list, and analysers without a machine.
import type { DemoPart } from '../../../db/seed/demo-part.ts';
import { seedAnalysers } from '../../../db/seed/seed-analysers.ts';
import { seedCatalogue, seedSectionHeads } from '../../../db/seed/seed-catalogue.ts';

/** Rows of the demo. */
export const labtestDemo: readonly DemoPart[] = [
  { name: 'laboratory catalogue', needs: ['prices'], seed: ({ owner, tenant }) => seedCatalogue(owner, tenant) },
  {
    name: 'heads of laboratory sections',
    needs: ['staff', 'microbiology', 'histopathology'],
    seed: ({ owner, tenant }) => seedSectionHeads(owner, tenant),
  },
  { name: 'analysers', needs: ['laboratory catalogue'], seed: ({ owner, tenant }) => seedAnalysers(owner, tenant) },
];
