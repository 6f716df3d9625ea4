// What the report area declares to the server.
import type { ServerArea } from '../../kernel/area.ts';
import { reportHandlers } from './report-handlers.ts';

/** The dashboard. */
export const reportArea: ServerArea = { handlers: () => reportHandlers };
