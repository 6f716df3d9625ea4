// Screens that the account area adds to the web app.
import type { WebArea } from '../../kernel/area.ts';

/** Memos of departments on the account of an admission. */
export const accountArea: WebArea = {};
