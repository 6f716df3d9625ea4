// What the timeline area declares to the screens.
import type { WebArea } from '../../kernel/area.ts';

/** A panel on the page of a patient; no screen of its own. */
export const timelineArea: WebArea = { screens: [] };
