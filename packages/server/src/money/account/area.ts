// What the account area declares to the server: it serves no call of its own.
import type { ServerArea } from '../../kernel/area.ts';

/** What departments bring to the account of an admission. */
export const accountArea: ServerArea = { handlers: () => [] };
