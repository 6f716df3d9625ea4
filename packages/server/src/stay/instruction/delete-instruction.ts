// Takes an instruction out of the consultant register.

import { deleteInstruction as deleteInstructionEndpoint } from '@charaka/contract/stay/instruction/instruction';
import { instructionSentences } from '@charaka/contract/stay/instruction/instruction-sentences';
import { handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { openForWriting } from '../note/open-for-writing.ts';
import { hideInstruction, readInstruction } from './instruction-store.ts';

/** The instruction leaves the list; the row and the audit log keep it. Refuses once the patient is discharged, and the instruction of another user. */
export const deleteInstruction = handle(deleteInstructionEndpoint, async (call, { instruction: { instructionId } }) => {
  const { admissionId } = await readInstruction(call, instructionId);
  await openForWriting(call, admissionId, 'instruction');
  // Read again behind the lock: a colleague may have taken it back in the meantime.
  const { isOwn, createdByName } = await readInstruction(call, instructionId);
  if (!isOwn) refuse(instructionSentences.instructionOfAnother({ name: createdByName }));
  await hideInstruction(call, instructionId);
  call.say(instructionSentences.instructionDeleted);
  return {};
});
