// The declarations of the record area for the server.
import type { ServerArea } from '../../kernel/area.ts';
import { recordHandlers } from './record-handlers.ts';

/** Births, newborns, deaths and the mortuary. */
export const recordArea: ServerArea = { handlers: () => recordHandlers };
