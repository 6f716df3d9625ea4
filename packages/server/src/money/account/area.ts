// The server declaration of the account area: it serves no call of its own.
import type { ServerArea } from '../../kernel/area.ts';

/** The port for departments that add to the account of an admission. */
export const accountArea: ServerArea = { handlers: () => [] };
