// What the setup area declares to the screens.
import type { WebArea } from '../../kernel/area.ts';

/** The first run of a hospital. */
export const setupArea: WebArea = {};
