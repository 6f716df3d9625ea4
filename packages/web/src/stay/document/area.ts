// Screens that the document area adds to the web app.
import type { WebArea } from '../../kernel/area.ts';

/** Documents of a stay. */
export const documentArea: WebArea = {};
