// Every call of setting up floors, wards and beds.
import type { Handler } from '../../kernel/handler.ts';
import { fileHandlers } from '../../resource/master-file-handlers.ts';
import { addBed } from './add-bed.ts';
import { addBeds } from './add-beds.ts';
import { bedFloorSource, bedGroupSource, bedSource } from './bed-file-sources.ts';
import { bedFloorHandlers } from './bed-floors.ts';
import { bedGroupHandlers } from './bed-groups.ts';
import { deleteBed } from './delete-bed.ts';
import { getBed } from './get-bed.ts';
import { updateBed } from './update-bed.ts';

/** Served by app.ts. */
export const bedSettingHandlers: readonly Handler[] = [
  ...bedFloorHandlers,
  ...bedGroupHandlers,
  addBed,
  addBeds,
  updateBed,
  deleteBed,
  getBed,
  ...fileHandlers(bedFloorSource),
  ...fileHandlers(bedGroupSource),
  ...fileHandlers(bedSource),
];
