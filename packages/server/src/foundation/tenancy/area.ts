// The server declaration of the tenancy area.
import type { ServerArea } from '../../kernel/area.ts';
import { tenancyHandlers } from './tenancy-handlers.ts';

/** Hospitals, their years and their papers. */
export const tenancyArea: ServerArea = { handlers: () => tenancyHandlers };
