// Floors, and the wards on them.

import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { masterSentences } from '@charaka/contract/kernel/master-sentences';
import { bedFloors } from '@charaka/contract/stay/bed/bed-floor';
import { bedSentences } from '@charaka/contract/stay/bed/bed-sentences';
import sql from 'sql-template-tag';
import { type Call, handle } from '../../kernel/handler.ts';
import { readList } from '../../kernel/list-query.ts';
import { refuse } from '../../kernel/refusal.ts';
import { recordCalls, recordHandlers, recordStore } from '../../resource/hospital-record.ts';
import { someNames } from './bed-names.ts';

export const floorStore = recordStore(bedFloors);

type Floor = OutputOf<typeof bedFloors.add>['bedFloor'];

/** Refuses while active wards are on a locked floor, naming them. */
async function refuseFloorInUse(call: Call, { bedFloorId, bedFloorName }: Floor): Promise<void> {
  const wards = await call.tx.rows<{ name: string }>(sql`
    select bed_group_name as name from bed_group
    where tenant_id = ${call.tenantId} and bed_floor_id = ${bedFloorId} and is_active order by lower(bed_group_name)`);
  const names = someNames(wards.map(({ name }) => name));
  if (wards.length > 0) refuse(bedSentences.floorHasWards({ bedFloorName, wards: names }));
}

const row = bedFloors.list.output.shape.rows.element;

/** In the order in which they were added (R296). */
const list = handle(bedFloors.list, (call, input) =>
  readList(call.tx, { ...floorStore.list(call), defaultOrder: sql`r.bed_floor_id` }, row, input),
);

/** Adds a floor to the hospital. */
export const { add: addBedFloor } = recordCalls(floorStore);

/** A floor is deactivated by this call under the rule of the call that deactivates. */
export const updateBedFloor = handle(bedFloors.update, async (call, { bedFloor: typed }) => {
  const known = await floorStore.lockUnchanged(call, typed);
  if (typed.isActive === false && known.isActive) await refuseFloorInUse(call, known);
  const bedFloor = await floorStore.replace(call, typed.bedFloorId, typed);
  call.say(floorStore.says.updated);
  return { bedFloor };
});

const remove = handle(bedFloors.remove, async (call, { bedFloor: { bedFloorId } }) => {
  await refuseFloorInUse(call, await floorStore.lock(call, bedFloorId));
  await floorStore.deactivate(call, bedFloorId);
  call.say(masterSentences.deactivated({ label: bedFloors.label }));
  return {};
});

/** Every call on floors. */
export const bedFloorHandlers = recordHandlers(floorStore, { list, add: addBedFloor, update: updateBedFloor, remove });
