// Screens that the report area adds to the web app.
import type { WebArea } from '../../kernel/area.ts';

/** The dashboard. */
export const reportArea: WebArea = {};
