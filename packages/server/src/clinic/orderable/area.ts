// What the orderable area declares to the server.
import type { ServerArea } from '../../kernel/area.ts';
import { orderableHandlers } from './orderable-handlers.ts';

/** Orderable. */
export const orderableArea: ServerArea = { handlers: () => [...orderableHandlers] };
