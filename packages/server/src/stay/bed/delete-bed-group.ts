// Takes a ward out of use, and its beds with it.
import { bedSentences } from '@charaka/contract/stay/bed/bed-sentences';
import { deleteBedGroup as deleteBedGroupEndpoint } from '@charaka/contract/stay/bed/bed-setting';
import { virtualBed } from '@charaka/rules/stay/bed-state';
import { type Call, handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { closeBedsOfWard, deactivateWard, lockBedsOfWard, lockWard, type Ward } from './bed-group-store.ts';
import { someNames } from './bed-names.ts';

/** Refuses the ward of the virtual bed (Q78). */
export function refuseFixedWard({ bedGroupId, bedGroupName }: Ward): void {
  if (bedGroupId === virtualBed.bedGroupId) refuse(bedSentences.wardFixed({ bedGroupName }));
}

/** Closes the beds of the locked ward. Refuses, naming who lies where, while a bed is occupied, or reserved. */
export async function closeWard(call: Call, { bedGroupId, bedGroupName }: Ward): Promise<void> {
  const beds = await lockBedsOfWard(call, bedGroupId);
  const patients = beds.flatMap(({ bedName, admissionId, patientName }) =>
    admissionId === null ? [] : [`${bedName} (${patientName}, IPD Id ${admissionId})`],
  );
  if (patients.length > 0) refuse(bedSentences.wardHasOccupiedBeds({ bedGroupName, patients: someNames(patients) }));
  const reserved = beds.flatMap(({ bedName, reservedFor }) => (reservedFor ? [`${bedName} (${reservedFor})`] : []));
  if (reserved.length > 0) refuse(bedSentences.wardHasReservedBeds({ bedGroupName, reserved: someNames(reserved) }));
  await closeBedsOfWard(call, bedGroupId);
}

/** Deactivates the ward and its beds; both can be reactivated. */
export const deleteBedGroup = handle(deleteBedGroupEndpoint, async (call, input) => {
  const ward = await lockWard(call, input.bedGroup.bedGroupId);
  refuseFixedWard(ward);
  await closeWard(call, ward);
  await deactivateWard(call, ward.bedGroupId);
  call.say(bedSentences.wardDeactivated);
  return {};
});
