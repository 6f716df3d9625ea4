// How one bed is set up.
import { getBed as getBedEndpoint } from '@charaka/contract/bed-setting';
import { handle } from '../kernel/handler.ts';
import { findBed } from './bed-record-store.ts';

/** Refuses a bed of another hospital. */
export const getBed = handle(getBedEndpoint, async (call, input) => ({ bed: await findBed(call, input.bed.bedId) }));
