// Takes a bed out of use.
import { bedSentences } from '@charaka/contract/stay/bed/bed-sentences';
import { deleteBed as deleteBedEndpoint } from '@charaka/contract/stay/bed/bed-setting';
import type { Sentence } from '@charaka/rules/message/sentence';
import { type Call, handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { endHolds } from './bed-hold-store.ts';
import { heldSentence, holdOn, lockBed, type Occupant, occupantOf } from './bed-occupancy.ts';
import { type BedRecord, deactivateBed, findBed } from './bed-record-store.ts';

/** The sentence for a bed that cannot be closed or moved because of its patient. */
export function occupiedSentence(bedName: string, { patientName, admissionId }: Occupant): Sentence {
  return bedSentences.occupied({ bedName, patientName, admissionId });
}

/** Locks a bed of the hospital as everybody does who wants it, then reads it. Refuses the virtual one (Q78). */
export async function lockOwnRecord(call: Call, bedId: number): Promise<BedRecord> {
  await lockBed(call, bedId);
  const bed = await findBed(call, bedId);
  if (bed.isVirtual) refuse(bedSentences.bedFixed({ bedName: bed.bedName }));
  return bed;
}

/** Ends a block or cleaning of the locked bed. Refuses while somebody lies in it or it is reserved. */
export async function closeBed(call: Call, { bedId, bedName }: BedRecord): Promise<void> {
  const [occupant, hold] = await Promise.all([occupantOf(call, bedId, call.now), holdOn(call, bedId)]);
  if (occupant) refuse(bedSentences.staysActive({ why: occupiedSentence(bedName, occupant) }));
  if (hold?.kind === 'reserved') refuse(bedSentences.staysActive({ why: heldSentence(bedName, hold) }));
  await endHolds(call, bedId);
}

/** Deactivates the bed; it can be reactivated. When an admission to the bed comes at the same instant, one of the two is refused. */
export const deleteBed = handle(deleteBedEndpoint, async (call, input) => {
  const bed = await lockOwnRecord(call, input.bed.bedId);
  await closeBed(call, bed);
  await deactivateBed(call, bed.bedId);
  call.say(bedSentences.bedDeactivated);
  return {};
});
