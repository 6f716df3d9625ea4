// What the encounter area declares to the screens.
import type { WebArea } from '../../kernel/area.ts';

/** Stays and visits that orders hang on: they have no screen of their own. */
export const encounterArea: WebArea = {};
