// The server declaration of the tariff area.
import type { ServerArea } from '../../kernel/area.ts';
import { tariffHandlers } from './tariff-handlers.ts';

/** The price list. */
export const tariffArea: ServerArea = { handlers: () => tariffHandlers };
