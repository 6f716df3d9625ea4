// The declarations of the discharge area for the server.
import type { ServerArea } from '../../kernel/area.ts';
import { dischargeHandlers } from './discharge-handlers.ts';
import { dischargeSettings } from './discharge-settings.ts';
import { dischargeWaits } from './waiting.ts';

/** The way out. */
export const dischargeArea: ServerArea = {
  handlers: () => dischargeHandlers,
  settings: [dischargeSettings],
  waits: () => dischargeWaits,
};
