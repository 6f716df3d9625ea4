// Screens that the note area adds to the web app.
import type { WebArea } from '../../kernel/area.ts';

/** Notes of a stay. */
export const noteArea: WebArea = {};
