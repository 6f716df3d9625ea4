// What the entry area declares to the screens: it has none of its own.
import type { WebArea } from '../../kernel/area.ts';

/** What every screen needs when somebody comes in. */
export const entryArea: WebArea = {};
