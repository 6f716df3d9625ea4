// Enters an instruction of a consultant into the register of an admission (R349, Q54).

import { addInstruction as addInstructionEndpoint } from '@charaka/contract/stay/instruction/instruction';
import { instructionChecks } from '@charaka/contract/stay/instruction/instruction-checks';
import { instructionSentences } from '@charaka/contract/stay/instruction/instruction-sentences';
import { areDoctorsHere } from '../../foundation/staff/works-here.ts';
import { handle, todayOf } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { openForWriting } from '../note/open-for-writing.ts';
import { insertInstruction, readInstruction } from './instruction-store.ts';

/** Refuses once the patient is discharged, and a consultant who is no active doctor here. */
export const addInstruction = handle(addInstructionEndpoint, async (call, { instruction: entry }) => {
  const { admissionId, consultantId } = entry;
  await openForWriting(call, admissionId, 'instruction');
  if (!(await areDoctorsHere(call, [consultantId])))
    refuse(instructionChecks.selectConsultant, { 'instruction.consultantId': instructionChecks.selectConsultant });
  const instructionDate = entry.instructionDate ?? todayOf(call);
  const instructionId = await insertInstruction(call, { ...entry, instructionDate });
  call.say(instructionSentences.instructionAdded);
  return { instruction: await readInstruction(call, instructionId) };
});
