// What the tax area declares to the server.
import type { ServerArea } from '../../kernel/area.ts';
import { taxHandlers } from './tax-handlers.ts';

/** Tax documents. */
export const taxArea: ServerArea = { handlers: () => taxHandlers };
