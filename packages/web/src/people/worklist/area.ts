// Screens that the worklist area adds to the web app.
import type { WebArea } from '../../kernel/area.ts';

/** Worklists; each has its screen in the area that declares it. */
export const worklistArea: WebArea = { screens: [] };
