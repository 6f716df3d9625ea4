// Adds a floor to the hospital.
import { bedSentences } from '@charaka/contract/stay/bed/bed-sentences';
import { addBedFloor as addBedFloorEndpoint } from '@charaka/contract/stay/bed/bed-setting';
import { handle } from '../../kernel/handler.ts';
import { insertFloor } from './bed-floor-store.ts';

/** Refuses a name that an active floor of the hospital has. */
export const addBedFloor = handle(addBedFloorEndpoint, async (call, input) => {
  const bedFloor = await insertFloor(call, input.bedFloor);
  call.say(bedSentences.floorAdded);
  return { bedFloor };
});
