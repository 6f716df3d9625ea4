// Undoes a discharge: back into the former bed where nobody had it since, else into the one chosen (Q47).

import { bedSentences } from '@charaka/contract/stay/bed/bed-sentences';
import { undoDischarge as undoDischargeEndpoint } from '@charaka/contract/stay/discharge/discharge';
import { dischargeSentences } from '@charaka/contract/stay/discharge/discharge-sentences';
import { isDischargeUndoable } from '@charaka/rules/stay/discharge';
import { type Call, handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { lockAdmission } from '../admission/admission-store.ts';
import { beginStay, resumeStay } from '../admission/bed-stay-store.ts';
import { endHolds } from '../bed/bed-hold-store.ts';
import { holdOn, type LockedBed, lockBed, occupantOf, refuseHeld, takenSentence } from '../bed/bed-occupancy.ts';
import { sexReason } from '../bed/ward-sex.ts';
import { dischargeTime, hasDeathRecord, recordStep, unmarkDischarged } from './discharge-store.ts';

/**
 * Administrators only. The admission stands where it stood before: with its final bill, ready to be discharged. A slip of the
 * hand is noticed within a day; later the bill forbids it, for it holds nothing after the discharge.
 */
export const undoDischarge = handle(undoDischargeEndpoint, async (call, input) => {
  const { admissionId, reason, otherSexReason } = input.admission;
  const admission = await lockAdmission(call, admissionId);
  const leftAt = await dischargeTime(call, admissionId);
  if (!leftAt) return refuse(dischargeSentences.patientNotDischarged);
  if (!isDischargeUndoable(leftAt, call.now, call.hospital.timezone)) refuse(dischargeSentences.dischargeTooLongAgo);
  if (await hasDeathRecord(call, admissionId)) refuse(dischargeSentences.deathOnRecord);
  const bedId = input.admission.bedId ?? admission.currentBedId;
  const isBack = bedId === admission.currentBedId;
  const bed = await freeBed(call, bedId, { patientId: admission.patientId, since: isBack ? leftAt : call.now, isBack });
  const sexReasonOfStay = isBack ? null : await sexReason(call, bed, admission.patientId, otherSexReason);
  await unmarkDischarged(call, admissionId, bedId);
  // Waited for alone: should the bed be taken after all, its sentence must come before errors of later statements.
  if (isBack) await resumeStay(call, admissionId, bed);
  else await beginStay(call, admissionId, bed, call.now, sexReasonOfStay);
  await Promise.all([endHolds(call, bedId), recordStep(call, admissionId, { kind: 'discharge undone', reason })]);
  call.say(dischargeSentences.dischargeUndone({ bedName: bed.bedName }));
  return {};
});

interface Wanted {
  readonly patientId: number;
  /** The bed must have been free since. */
  readonly since: Date;
  /** It is the bed the patient left: that it is being cleaned after them is no hindrance. */
  readonly isBack: boolean;
}

/** The bed, locked and free for the patient. Refuses any other. */
async function freeBed(call: Call, bedId: number, { patientId, since, isBack }: Wanted): Promise<LockedBed> {
  const bed = await lockBed(call, bedId);
  // The virtual bed serves every hospital of the tenant (Q78).
  if (!bed?.isActive || (bed.hospitalId !== call.hospital.hospitalId && !bed.isVirtual))
    return refuse(bedSentences.bedDoesNotExist);
  if (bed.isVirtual && !isBack) refuse(bedSentences.bedForDayCareOnly({ bedName: bed.bedName }));
  const [occupant, hold] = await Promise.all([occupantOf(call, bedId, since), holdOn(call, bedId)]);
  if (occupant) refuse(dischargeSentences.bedTaken({ why: takenSentence(bed.bedName, occupant) }));
  if (!(isBack && hold?.kind === 'cleaning')) refuseHeld(bed.bedName, hold, patientId);
  return bed;
}
