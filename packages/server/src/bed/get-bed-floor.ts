// One floor of the hospital.
import { getBedFloor as getBedFloorEndpoint } from '@charaka/contract/bed-setting';
import { handle } from '../kernel/handler.ts';
import { findFloor } from './bed-floor-store.ts';

/** Refuses a floor of another hospital. */
export const getBedFloor = handle(getBedFloorEndpoint, async (call, input) => ({
  bedFloor: await findFloor(call, input.bedFloor.bedFloorId),
}));
