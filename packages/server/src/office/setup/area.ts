// The server declaration of the setup area.
import type { ServerArea } from '../../kernel/area.ts';
import { setupHandlers } from './setup-handlers.ts';

/** The first run of a hospital. */
export const setupArea: ServerArea = { handlers: () => setupHandlers };
