// The entry area adds no screens of its own to the web app.
import type { WebArea } from '../../kernel/area.ts';

/** Needed by every screen when a user enters. */
export const entryArea: WebArea = {};
