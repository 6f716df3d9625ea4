// Messages to the user from calls of the instruction area.
import { sentences } from '@charaka/rules/message/sentence';

/** Sentences of refusals and of answers; a code is kept for ever. */
export const instructionSentences = sentences('instruction', {
  instructionAdded: 'Instruction added successfully',
  instructionDeleted: 'Instruction deleted successfully',
  instructionOfAnother: '{name} entered this instruction: ask {name} or the consultant to take it back',
  instructionDoesNotExist: 'This instruction does not exist',
  instructionNotWritten: 'The instruction was not written',
});
