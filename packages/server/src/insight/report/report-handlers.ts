// Every call of the report area, with what areas count for it.
import type { Handler } from '../../kernel/handler.ts';
import type { WaitingCount } from '../../kernel/waiting-count.ts';
import { getDashboard } from './get-dashboard.ts';
import { getWaiting } from './get-waiting.ts';

/** Served by app.ts. */
export function reportHandlers(counts: readonly WaitingCount[]): readonly Handler[] {
  return [getDashboard, getWaiting(counts)];
}
