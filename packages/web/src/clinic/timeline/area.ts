// Screens that the timeline area adds to the web app.
import type { WebArea } from '../../kernel/area.ts';

/** A panel on the page of a patient; no screen of its own. */
export const timelineArea: WebArea = { screens: [] };
