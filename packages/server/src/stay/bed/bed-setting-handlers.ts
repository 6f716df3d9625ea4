// Every call of setting up floors, wards and beds.
import type { Handler } from '../../kernel/handler.ts';
import { fileHandlers } from '../../resource/master-file-handlers.ts';
import { addBed } from './add-bed.ts';
import { addBedGroup } from './add-bed-group.ts';
import { addBeds } from './add-beds.ts';
import { bedFloorSource, bedGroupSource, bedSource } from './bed-file-sources.ts';
import { bedFloorHandlers } from './bed-floors.ts';
import { deleteBed } from './delete-bed.ts';
import { deleteBedGroup } from './delete-bed-group.ts';
import { getBed } from './get-bed.ts';
import { getBedGroup } from './get-bed-group.ts';
import { updateBed } from './update-bed.ts';
import { updateBedGroup } from './update-bed-group.ts';

/** Served by app.ts. */
export const bedSettingHandlers: readonly Handler[] = [
  ...bedFloorHandlers,
  addBedGroup,
  updateBedGroup,
  deleteBedGroup,
  getBedGroup,
  addBed,
  addBeds,
  updateBed,
  deleteBed,
  getBed,
  ...fileHandlers(bedFloorSource),
  ...fileHandlers(bedGroupSource),
  ...fileHandlers(bedSource),
];
