// What the instruction area declares to the server.
import type { ServerArea } from '../../kernel/area.ts';
import { instructionHandlers } from './instruction-handlers.ts';

/** The consultant register. */
export const instructionArea: ServerArea = { handlers: () => instructionHandlers };
