// What the pharmacy area declares to the server.
import type { ServerArea } from '../../kernel/area.ts';
import { pharmacyHandlers } from './pharmacy-handlers.ts';

/** Medicine: items, stock, sales and returns. */
export const pharmacyArea: ServerArea = { handlers: () => pharmacyHandlers };
