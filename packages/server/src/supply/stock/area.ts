// The declarations of the stock area for the server.
import type { ServerArea } from '../../kernel/area.ts';

/** The engine has no calls of its own yet: the pharmacy's calls move its stock. */
export const stockArea: ServerArea = {
  handlers: () => [],
  // A lot has no number of its own that a person knows.
  recordNames: { stock_lot: null },
};
