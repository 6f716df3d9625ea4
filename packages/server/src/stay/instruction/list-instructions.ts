// The consultant register of an admission (R343, Q55).
import { listInstructions as listInstructionsEndpoint } from '@charaka/contract/stay/instruction/instruction';
import { handle } from '../../kernel/handler.ts';
import { readInstructions } from './instruction-store.ts';

/** The register of an admission, for users who may see it, after discharge too. */
export const listInstructions = handle(listInstructionsEndpoint, async (call, { admissionId }) => ({
  instructions: await readInstructions(call, admissionId),
}));
