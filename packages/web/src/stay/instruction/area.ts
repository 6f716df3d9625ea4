// What the instruction area declares to the screens.
import type { WebArea } from '../../kernel/area.ts';

/** The consultant register. */
export const instructionArea: WebArea = {};
