// What the account area declares to the screens.
import type { WebArea } from '../../kernel/area.ts';

/** What departments bring to the account of an admission. */
export const accountArea: WebArea = {};
