// What the instruction area declares: where it stands and what it uses.
import type { ContractArea } from '../../kernel/area.ts';

/** The consultant register. */
export const instructionArea: ContractArea = {
  name: 'instruction',
  wing: 'stay',
  uses: ['admission', 'note', 'staff'],
  auditNames: ['consultant_instruction'],
};
