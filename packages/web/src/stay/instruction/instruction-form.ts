// Values of the Consultant Instruction dialog and their checks (R349, Q54).

import type { InputOf } from '@charaka/contract/kernel/endpoint';
import type { addInstruction } from '@charaka/contract/stay/instruction/instruction';
import { instructionInput } from '@charaka/contract/stay/instruction/instruction';
import { formChecks } from '../../kernel/form-checks.ts';

/** The four fields as typed; the moment and the days are those of the hospital. */
export interface InstructionForm {
  appliedAt: string | null;
  consultantId: number | null;
  instruction: string;
  instructionDate: string | null;
}

/** Initial values: now, the consultant of the admission, and today. */
export function emptyInstruction(now: Date, today: string, consultantId: number | null): InstructionForm {
  return { appliedAt: now.toISOString(), consultantId, instruction: '', instructionDate: today };
}

/** The sentences of the contract beside the fields; the instruction date may be left out. */
export const instructionChecks = formChecks(instructionInput.omit({ admissionId: true }));

/** The form as the call takes it. */
export function askedInstruction(
  admissionId: number,
  form: InstructionForm,
): InputOf<typeof addInstruction>['instruction'] {
  const { appliedAt, consultantId, instruction, instructionDate } = form;
  return { admissionId, appliedAt: appliedAt ?? '', consultantId: consultantId ?? 0, instruction, instructionDate };
}
