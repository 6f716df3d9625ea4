// Declaration of the document area: its wing and the areas it uses.
import type { ContractArea } from '../../kernel/area.ts';

/** Documents of a stay. */
export const documentArea: ContractArea = {
  name: 'document',
  wing: 'stay',
  uses: ['admission', 'note', 'patient', 'staff'],
  auditNames: ['admission_document', 'document_part'],
};
