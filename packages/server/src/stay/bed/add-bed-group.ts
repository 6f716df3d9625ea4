// Adds a ward to the hospital.
import { bedSentences } from '@charaka/contract/stay/bed/bed-sentences';
import { addBedGroup as addBedGroupEndpoint } from '@charaka/contract/stay/bed/bed-setting';
import { type Call, handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { floorStore } from './bed-floors.ts';
import { findWard, insertWard } from './bed-group-store.ts';

/** Refuses a floor that is not in use, and keeps it in use until the transaction ends; for a ward out of use it may be out of use too. */
export async function checkFloor(call: Call, bedFloorId: number | null | undefined, isInUse = true): Promise<void> {
  if (bedFloorId == null) return;
  const floor = await floorStore.share(call, bedFloorId);
  if (isInUse && !floor.isActive) refuse(bedSentences.floorNotActive({ bedFloorName: floor.bedFloorName }));
}

/** Refuses a name that an active ward of the hospital has. A ward that is not in use may be on a floor that is not. */
export const addBedGroup = handle(addBedGroupEndpoint, async (call, input) => {
  const { bedFloorId, isActive } = input.bedGroup;
  await checkFloor(call, bedFloorId, isActive ?? true);
  const bedGroupId = await insertWard(call, input.bedGroup);
  call.say(bedSentences.wardAdded);
  return { bedGroup: await findWard(call, bedGroupId) };
});
