// Every call of the setup area.
import type { Handler } from '../../kernel/handler.ts';
import { getFirstRun } from './get-first-run.ts';
import { updateFirstRun } from './update-first-run.ts';

/** Served by app.ts. */
export const setupHandlers: readonly Handler[] = [getFirstRun, updateFirstRun];
