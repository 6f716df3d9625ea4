// Takes a floor out of use.
import { bedSentences } from '@charaka/contract/stay/bed/bed-sentences';
import { deleteBedFloor as deleteBedFloorEndpoint } from '@charaka/contract/stay/bed/bed-setting';
import { type Call, handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { activeWardsOn, deactivateFloor, type Floor, lockFloor } from './bed-floor-store.ts';
import { someNames } from './bed-names.ts';

/** Refuses while active wards are on it, naming them; the floor must be locked. */
export async function refuseFloorInUse(call: Call, { bedFloorId, bedFloorName }: Floor): Promise<void> {
  const wards = await activeWardsOn(call, bedFloorId);
  if (wards.length > 0) refuse(bedSentences.floorHasWards({ bedFloorName, wards: someNames(wards) }));
}

/** Nothing is deleted; it can be taken back. */
export const deleteBedFloor = handle(deleteBedFloorEndpoint, async (call, input) => {
  const floor = await lockFloor(call, input.bedFloor.bedFloorId);
  await refuseFloorInUse(call, floor);
  await deactivateFloor(call, floor.bedFloorId);
  call.say(bedSentences.floorDeactivated);
  return {};
});
