// The consultant register of an admission on the wire: what consultants ordered, for which day, and when (R343, R349).

import { endpoint, may, mayDo, mayTakeBack } from '../../kernel/endpoint.ts';
import { day, flag, id, instant, optional, requiredText, text } from '../../kernel/field.ts';
import { type Spellings, shape } from '../../kernel/shape.ts';
import { admissionMenu } from '../admission/admission.ts';
import { admissionSpellings } from '../admission/admission-words.ts';
import { instructionChecks } from './instruction-checks.ts';
import { instructionTopic } from './topics.ts';

const spellings: Spellings = {
  ...admissionSpellings,
  instructionId: 'consultantInstructionId',
  appliedAt: ['appliedDate', 'appliedOn'],
  consultantName: 'consultant',
  createdByName: 'createdBy',
  createdAt: 'createdOn',
};
const view: Spellings = { instruction: 'consultantInstruction', instructions: 'consultantInstructionList' };

/** An instruction as the register shows it (Q55). */
export const instruction = shape(
  {
    instructionId: id(),
    admissionId: id(),
    appliedAt: instant(),
    consultantId: id(),
    consultantName: text(),
    instruction: text(4000),
    instructionDate: day(),
    isActive: flag(),
    /** The caller entered it or is its consultant, and may take it back. An extension. */
    isOwn: flag(),
    createdByName: text(),
    createdAt: instant(),
  },
  spellings,
);

/** Fields of the dialog. Without an instruction date the hospital's today is used, so that no instruction is lost (Q54). */
export const instructionInput = shape(
  {
    admissionId: id(),
    appliedAt: instant(instructionChecks.enterAppliedDate),
    consultantId: id(instructionChecks.selectConsultant),
    instruction: requiredText(instructionChecks.enterInstruction, 4000),
    instructionDate: optional(day()),
  },
  spellings,
);

/** The instructions of an admission, the one applied last first. An extension (Q54). */
export const listInstructions = endpoint({
  path: '/IPD/GetAllConsultantInstructions',
  summary: 'Lists the consultant register of an admission, the instruction applied last first.',
  permission: may('view', admissionMenu),
  effect: 'read',
  isWalled: true,
  input: shape({ admissionId: id() }, spellings),
  output: shape({ instructions: instruction.array() }, view),
});

/** Enters an instruction into the register of an admission that is not discharged. An extension (Q54). */
export const addInstruction = endpoint({
  path: '/IPD/AddConsultantInstruction',
  logAs: ['consultant_instruction', 'added'],
  summary: 'Enters an instruction of a consultant into the register of an admission.',
  permission: mayDo('clinical-note'),
  effect: 'write',
  changes: [instructionTopic],
  isWalled: true,
  input: shape({ instruction: instructionInput }, view),
  output: shape({ instruction }, view),
});

/**
 * Takes an instruction back that was entered by mistake; a wrong one is never rewritten, since somebody may have acted on it.
 * The row and the audit log keep it. An extension (Q54).
 */
export const deleteInstruction = endpoint({
  path: '/IPD/DeleteConsultantInstruction',
  logAs: ['consultant_instruction', 'removed'],
  summary: 'Takes an instruction out of the register of an admission.',
  permission: mayTakeBack('clinical-note'),
  effect: 'write',
  changes: [instructionTopic],
  input: shape({ instruction: shape({ instructionId: id() }, spellings) }, view),
  output: shape({}),
});
