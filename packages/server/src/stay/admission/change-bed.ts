// Moves a patient to another bed: the old stay ends at the instant the new one begins (R348, Q53).

import type { ParsedOf } from '@charaka/contract/kernel/endpoint';
import { isVirtualBedMode } from '@charaka/contract/stay/admission/admission';
import { changeBed as changeBedEndpoint } from '@charaka/contract/stay/admission/admission-bed';
import { admissionSentences } from '@charaka/contract/stay/admission/admission-sentences';
import { bedSentences } from '@charaka/contract/stay/bed/bed-sentences';
import { type Call, handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { endHolds, leaveBed } from '../bed/bed-hold-store.ts';
import { holdOn, type LockedBed, lockBeds, occupantOf, refuseHeld, takenSentence } from '../bed/bed-occupancy.ts';
import { sexReason } from '../bed/ward-sex.ts';
import { closedReason } from './admission-standing.ts';
import { type LockedAdmission, lockAdmission, readAdmission } from './admission-store.ts';
import { beginStay, endStay, openStayStart, setCurrentBed } from './bed-stay-store.ts';

type Change = ParsedOf<typeof changeBedEndpoint>['admission'];

/**
 * Admission first, then both beds by their number: of all who change, admit or discharge at once nobody waits in a circle, one
 * gets the bed and the others read who has it. Refused once the final bill has fixed what the beds cost.
 */
export const changeBed = handle(changeBedEndpoint, async (call, input) => {
  const { admissionId, bedId } = input.admission;
  const admission = await lockAdmission(call, admissionId);
  refuseUnmovable(admission, bedId);
  const [beds, stayStart] = await call.tx.behind([() => lockBeds(call, [admission.currentBedId, bedId])], () => [
    openStayStart(call, admissionId),
  ]);
  const at = instantOfChange(call, stayStart);
  const [occupant, hold] = await Promise.all([occupantOf(call, bedId, at), holdOn(call, bedId)]);
  const bed = checkedBed(call, input.admission, beds);
  if (occupant) refuse(takenSentence(bed.bedName, occupant));
  refuseHeld(bed.bedName, hold, admission.patientId);
  const otherSexReason = await sexReason(call, bed, admission.patientId, input.admission.otherSexReason);
  await Promise.all([endStay(call, admissionId, at), endHolds(call, bedId), leaveBed(call, admission.currentBedId)]);
  // Waited for alone: should the bed be taken after all, its sentence must come before errors of later statements.
  await beginStay(call, admissionId, bed, at, otherSexReason);
  await setCurrentBed(call, admissionId, bedId);
  const [changed] = await Promise.all([readAdmission(call, admissionId)]);
  call.say(admissionSentences.bedChanged({ bedName: bed.bedName }));
  return { admission: changed };
});

function refuseUnmovable(admission: LockedAdmission, bedId: number): void {
  const closed = closedReason(admission);
  if (closed) refuse(admissionSentences.bedNotChanged({ closed }));
  if (isVirtualBedMode(admission.admissionMode)) refuse(admissionSentences.dayCareHasNoOwnBed);
  if (admission.currentBedId === bedId) refuse(admissionSentences.patientInThisBed);
}

/** Now; a clock that was set back must not make a stay end before it began. */
function instantOfChange(call: Call, stayStart: Date | undefined): Date {
  const earliest = (stayStart?.getTime() ?? 0) + 1;
  return new Date(Math.max(call.now.getTime(), earliest));
}

/** The bed when it is a real one of this hospital and the one the dialog describes. */
function checkedBed(call: Call, change: Change, beds: readonly LockedBed[]): LockedBed {
  const bed = beds.find((each) => each.bedId === change.bedId);
  if (!bed?.isActive || bed.hospitalId !== call.hospital.hospitalId) return refuse(bedSentences.bedDoesNotExist);
  if (bed.isVirtual) refuse(bedSentences.bedForDayCareOnly({ bedName: bed.bedName }));
  if (bed.bedGroupId !== change.bedGroupId) refuse(admissionSentences.bedInAnotherWard({ bedName: bed.bedName }));
  if (bed.bedTypeId !== change.bedTypeId) refuse(admissionSentences.bedOfAnotherType({ bedName: bed.bedName }));
  return bed;
}
