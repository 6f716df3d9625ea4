// Wards, the floors they are on, and the beds that go out of use and come back with them.

import { masterSentences } from '@charaka/contract/kernel/master-sentences';
import { bedGroups } from '@charaka/contract/stay/bed/bed-group';
import { bedSentences } from '@charaka/contract/stay/bed/bed-sentences';
import { virtualBed } from '@charaka/rules/stay/bed-state';
import sql from 'sql-template-tag';
import { type Call, handle } from '../../kernel/handler.ts';
import { type ListSource, readList } from '../../kernel/list-query.ts';
import { refuse } from '../../kernel/refusal.ts';
import { recordHandlers, recordStore } from '../../resource/hospital-record.ts';
import { floorStore } from './bed-floors.ts';
import { closeWard, reopenBedsOfWard, type Ward } from './ward-beds.ts';

/** Wards are locked before beds. */
export const wardStore = recordStore(bedGroups, {
  joins: sql`left join bed_floor f on f.tenant_id = r.tenant_id and f.bed_floor_id = r.bed_floor_id`,
  columns: { bedFloorName: sql`f.bed_floor_name` },
});

/** Refuses a floor that is not in use, and keeps it in use until the transaction ends; for a ward out of use it may be out of use too. */
async function checkFloor(call: Call, bedFloorId: number | null | undefined, isInUse = true): Promise<void> {
  if (bedFloorId == null) return;
  const floor = await floorStore.share(call, bedFloorId);
  if (isInUse && !floor.isActive) refuse(bedSentences.floorNotActive({ bedFloorName: floor.bedFloorName }));
}

/** Refuses the ward of the virtual bed (Q78). */
function refuseFixedWard({ bedGroupId, bedGroupName }: Ward): void {
  if (bedGroupId === virtualBed.bedGroupId) refuse(bedSentences.wardFixed({ bedGroupName }));
}

/** A request may name the floor by its number (R296). */
function listWithFloors(call: Call): ListSource {
  const plain = wardStore.list(call);
  return {
    ...plain,
    columns: { ...plain.columns, bedFloorId: { sql: sql`r.bed_floor_id`, kind: 'number' } },
  };
}

const row = bedGroups.list.output.shape.rows.element;
const list = handle(bedGroups.list, (call, input) => readList(call.tx, listWithFloors(call), row, input));

/** A ward that is not in use may be on a floor that is not. */
export const addBedGroup = handle(bedGroups.add, async (call, { bedGroup: typed }) => {
  await checkFloor(call, typed.bedFloorId, typed.isActive ?? true);
  const bedGroup = await wardStore.insert(call, typed, { sex_allowed: typed.sexAllowed ?? 'Any' });
  call.say(wardStore.says.added);
  return { bedGroup };
});

/** A ward is deactivated by this call under the rule of the call that deactivates; reactivated, it brings back its beds. */
export const updateBedGroup = handle(bedGroups.update, async (call, { bedGroup: typed }) => {
  const known = await wardStore.lockUnchanged(call, typed);
  refuseFixedWard(known);
  const isActive = typed.isActive ?? known.isActive;
  const isBack = isActive && !known.isActive;
  if (isBack || (isActive && typed.bedFloorId !== known.bedFloorId)) await checkFloor(call, typed.bedFloorId);
  if (!isActive && known.isActive) await closeWard(call, known);
  const bedGroup = await wardStore.replace(call, typed.bedGroupId, typed, {
    sex_allowed: typed.sexAllowed ?? known.sexAllowed,
  });
  const reopened = isBack ? await reopenBedsOfWard(call, typed.bedGroupId) : 0;
  call.say(reopened > 0 ? bedSentences.wardUpdatedBedsBack({ reopened }) : wardStore.says.updated);
  return { bedGroup };
});

/** Deactivates the ward and its beds; both can be reactivated. */
const remove = handle(bedGroups.remove, async (call, { bedGroup: { bedGroupId } }) => {
  const ward = await wardStore.lock(call, bedGroupId);
  refuseFixedWard(ward);
  await closeWard(call, ward);
  await wardStore.deactivate(call, bedGroupId);
  call.say(masterSentences.deactivated({ label: bedGroups.label }));
  return {};
});

/** Every call on wards. */
export const bedGroupHandlers = recordHandlers(wardStore, { list, add: addBedGroup, update: updateBedGroup, remove });
