// Every call of setting up floors, wards and beds.
import type { Handler } from '../../kernel/handler.ts';
import { fileHandlers } from '../../resource/master-file-handlers.ts';
import { addBed } from './add-bed.ts';
import { addBedFloor } from './add-bed-floor.ts';
import { addBedGroup } from './add-bed-group.ts';
import { addBeds } from './add-beds.ts';
import { bedFloorSource, bedGroupSource, bedSource } from './bed-file-sources.ts';
import { deleteBed } from './delete-bed.ts';
import { deleteBedFloor } from './delete-bed-floor.ts';
import { deleteBedGroup } from './delete-bed-group.ts';
import { getBed } from './get-bed.ts';
import { getBedFloor } from './get-bed-floor.ts';
import { getBedGroup } from './get-bed-group.ts';
import { updateBed } from './update-bed.ts';
import { updateBedFloor } from './update-bed-floor.ts';
import { updateBedGroup } from './update-bed-group.ts';

/** Served by app.ts. */
export const bedSettingHandlers: readonly Handler[] = [
  addBedFloor,
  updateBedFloor,
  deleteBedFloor,
  getBedFloor,
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
