// Messages to the user from calls of the instruction area.
import { sentences } from '@charaka/rules/message/sentence';

/** Messages of refusals and of answers; codes never change. */
export const instructionSentences = sentences('instruction', {
  instructionAdded: 'Instruction added successfully',
  instructionDeleted: 'Instruction deleted successfully',
  instructionOfAnother: '{name} entered this instruction. Ask {name} or the consultant to remove it',
  instructionDoesNotExist: 'This instruction does not exist',
  instructionNotWritten: 'The instruction could not be saved',
});
