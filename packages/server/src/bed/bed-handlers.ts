// Every call of the bed area.
import type { Handler } from '../kernel/handler.ts';
import { listBedFloors } from './list-bed-floors.ts';
import { listBedGroups } from './list-bed-groups.ts';
import { listBeds } from './list-beds.ts';

/** Served by app.ts. */
export const bedHandlers: readonly Handler[] = [listBedFloors, listBedGroups, listBeds];
