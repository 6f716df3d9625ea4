// The declarations of the orderable area for the server.
import type { ServerArea } from '../../kernel/area.ts';
import { orderableHandlers } from './orderable-handlers.ts';

/** Orderable. */
export const orderableArea: ServerArea = {
  handlers: () => [...orderableHandlers],
  recordNames: { orderable: 'r.order_name' },
};
