// What the report area declares to the screens.
import type { WebArea } from '../../kernel/area.ts';

/** The dashboard. */
export const reportArea: WebArea = {};
