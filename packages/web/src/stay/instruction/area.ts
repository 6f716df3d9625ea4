// Screens that the instruction area adds to the web app.
import type { WebArea } from '../../kernel/area.ts';

/** The consultant register. */
export const instructionArea: WebArea = {};
