// Changes a ward, or takes it back into use with the beds that were closed with it.
import { bedSentences } from '@charaka/contract/stay/bed/bed-sentences';
import { updateBedGroup as updateBedGroupEndpoint } from '@charaka/contract/stay/bed/bed-setting';
import { handle } from '../../kernel/handler.ts';
import { refuseStale } from '../../kernel/last-change.ts';
import { checkFloor } from './add-bed-group.ts';
import { editedWard, findWard, lockWard, reopenBedsOfWard, replaceWard } from './bed-group-store.ts';
import { closeWard, refuseFixedWard } from './delete-bed-group.ts';

/** Left out `isActive` leaves it as it was; taken out of use this way it is held to the rule of `deleteBedGroup`. */
export const updateBedGroup = handle(updateBedGroupEndpoint, async (call, input) => {
  const { bedGroupId, bedFloorId } = input.bedGroup;
  const known = await lockWard(call, bedGroupId);
  refuseFixedWard(known);
  await refuseStale(call, editedWard, bedGroupId, input.bedGroup.version);
  const isActive = input.bedGroup.isActive ?? known.isActive;
  if (isActive && (!known.isActive || bedFloorId !== known.bedFloorId)) await checkFloor(call, bedFloorId);
  if (!isActive && known.isActive) await closeWard(call, known);
  await replaceWard(call, bedGroupId, input.bedGroup);
  const reopened = isActive && !known.isActive ? await reopenBedsOfWard(call, bedGroupId) : 0;
  call.say(reopened > 0 ? bedSentences.wardUpdatedBedsBack({ reopened }) : bedSentences.wardUpdated);
  return { bedGroup: await findWard(call, bedGroupId) };
});
