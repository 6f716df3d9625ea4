// Every call of the bed area.
import type { Handler } from '../../kernel/handler.ts';
import { blockBed } from './block-bed.ts';
import { listBeds } from './list-beds.ts';
import { releaseBed } from './release-bed.ts';
import { reserveBed } from './reserve-bed.ts';

/** Served by app.ts. */
export const bedHandlers: readonly Handler[] = [listBeds, reserveBed, blockBed, releaseBed];
