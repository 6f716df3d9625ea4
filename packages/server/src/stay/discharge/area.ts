// What the discharge area declares to the server.
import type { ServerArea } from '../../kernel/area.ts';
import { dischargeHandlers } from './discharge-handlers.ts';

/** The way out. */
export const dischargeArea: ServerArea = { handlers: () => dischargeHandlers };
