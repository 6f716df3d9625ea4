// The server declaration of the report area.
import type { ServerArea } from '../../kernel/area.ts';
import type { WaitingCounts } from '../../kernel/waiting-count.ts';
import { reportHandlers } from './report-handlers.ts';

/** The dashboard, and what waits for the user; it knows no kind of either by itself. */
export const reportArea: ServerArea<WaitingCounts> = {
  handlers: ({ waitingCounts }) => reportHandlers(waitingCounts),
};
