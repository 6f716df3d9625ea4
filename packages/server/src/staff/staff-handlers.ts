// Every call of the staff area.
import type { Handler } from '../kernel/handler.ts';
import { listStaff } from './list-staff.ts';

/** Served by app.ts. */
export const staffHandlers: readonly Handler[] = [listStaff];
