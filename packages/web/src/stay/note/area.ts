// What the note area declares to the screens.
import type { WebArea } from '../../kernel/area.ts';

/** Notes of a stay. */
export const noteArea: WebArea = {};
