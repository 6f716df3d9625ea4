// Demo data of tax documents: one for each bill and each memo.
import type { DemoPart } from '../../../db/seed/demo-part.ts';
import { seedTaxDocuments } from '../../../db/seed/seed-tax-documents.ts';

/** Rows of the demo. */
export const taxDemo: readonly DemoPart[] = [
  {
    name: 'taxDocuments',
    needs: ['admissions', 'medicine'],
    seed: ({ owner, tenant }) => seedTaxDocuments(owner, tenant),
  },
];
