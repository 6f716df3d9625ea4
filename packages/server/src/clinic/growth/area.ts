// The declarations of the growth area for the server.
import type { ServerArea } from '../../kernel/area.ts';
import { confirmGrowthPoint, getGrowth } from './get-growth.ts';
import { deleteGrowthTable, importGrowthTable, listGrowthTables } from './growth-tables.ts';

/** Growth of children by the tables that the hospital has imported. */
export const growthArea: ServerArea = {
  handlers: () => [getGrowth, confirmGrowthPoint, listGrowthTables, importGrowthTable, deleteGrowthTable],
};
