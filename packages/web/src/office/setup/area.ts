// Screens that the setup area adds to the web app.
import type { WebArea } from '../../kernel/area.ts';

/** The first run of a hospital. */
export const setupArea: WebArea = {};
