// Declaration of the note area: its wing and the areas it uses.
import type { ContractArea } from '../../kernel/area.ts';

/** Notes of a stay. */
export const noteArea: ContractArea = {
  name: 'note',
  wing: 'stay',
  uses: ['admission'],
  auditNames: ['admission_note'],
};
