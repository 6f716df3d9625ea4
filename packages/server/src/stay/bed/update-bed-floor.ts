// Changes a floor, or takes it back into use.
import { bedSentences } from '@charaka/contract/stay/bed/bed-sentences';
import { updateBedFloor as updateBedFloorEndpoint } from '@charaka/contract/stay/bed/bed-setting';
import { handle } from '../../kernel/handler.ts';
import { refuseStale } from '../../kernel/last-change.ts';
import { editedFloor, lockFloor, replaceFloor } from './bed-floor-store.ts';
import { refuseFloorInUse } from './delete-bed-floor.ts';

/** Left out `isActive` leaves it as it was; taken out of use this way it is held to the rule of `deleteBedFloor`. */
export const updateBedFloor = handle(updateBedFloorEndpoint, async (call, input) => {
  const { bedFloorId, isActive } = input.bedFloor;
  const known = await lockFloor(call, bedFloorId);
  await refuseStale(call, editedFloor, bedFloorId, input.bedFloor.version);
  if (isActive === false && known.isActive) await refuseFloorInUse(call, known);
  const bedFloor = await replaceFloor(call, bedFloorId, input.bedFloor);
  call.say(bedSentences.floorUpdated);
  return { bedFloor };
});
