// The server declaration of the tax area.
import type { ServerArea } from '../../kernel/area.ts';
import { taxHandlers } from './tax-handlers.ts';
import { taxSettings } from './tax-settings.ts';

/** Tax documents. */
export const taxArea: ServerArea = { handlers: () => taxHandlers, settings: [taxSettings] };
