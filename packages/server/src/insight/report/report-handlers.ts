// The calls of the report area.
import type { Handler } from '../../kernel/handler.ts';
import { getDashboard } from './get-dashboard.ts';

/** Everything served of reports. */
export const reportHandlers: readonly Handler[] = [getDashboard];
