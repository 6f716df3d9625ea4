// The calls of the consultant register.
import type { Handler } from '../../kernel/handler.ts';
import { addInstruction } from './add-instruction.ts';
import { deleteInstruction } from './delete-instruction.ts';
import { listInstructions } from './list-instructions.ts';

/** Everything served of the consultant register. */
export const instructionHandlers: readonly Handler[] = [listInstructions, addInstruction, deleteInstruction];
