// The declarations of the instruction area for the server.
import type { ServerArea } from '../../kernel/area.ts';
import type { StayCounts } from '../admission/stay-counts.ts';
import { instructionHandlers } from './instruction-handlers.ts';
import { instructionCounts } from './stay-counts.ts';

/** The consultant register. */
export const instructionArea: ServerArea & StayCounts = {
  handlers: () => instructionHandlers,
  stayCounts: instructionCounts,
};
