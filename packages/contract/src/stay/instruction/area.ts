// Declaration of the instruction area: its wing and the areas it uses.
import type { ContractArea } from '../../kernel/area.ts';

/** The consultant register. */
export const instructionArea: ContractArea = {
  name: 'instruction',
  wing: 'stay',
  uses: ['admission', 'note', 'staff'],
  auditNames: ['consultant_instruction'],
};
