// Screens that the encounter area adds to the web app.
import type { WebArea } from '../../kernel/area.ts';

/** Stays and visits that orders hang on: they have no screen of their own. */
export const encounterArea: WebArea = {};
