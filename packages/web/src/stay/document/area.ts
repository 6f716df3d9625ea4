// What the document area declares to the screens.
import type { WebArea } from '../../kernel/area.ts';

/** Documents of a stay. */
export const documentArea: WebArea = {};
