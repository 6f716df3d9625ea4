// A bed that the board acts on: locked, real, active and of the caller's hospital.
import { bedSentences } from '@charaka/contract/stay/bed/bed-sentences';
import type { Call } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import {
  type BedHold,
  heldSentence,
  holdOn,
  type LockedBed,
  lockBed,
  type Occupant,
  occupantOf,
  takenSentence,
} from './bed-occupancy.ts';

/** A bed of the hospital with who lies in it and what holds it. */
export interface OwnBed {
  readonly bed: LockedBed;
  readonly occupant: Occupant | undefined;
  readonly hold: BedHold | undefined;
}

/** Locks a real bed of the hospital and looks at it. Refuses any other. */
export async function lockOwnBed(call: Call, bedId: number): Promise<OwnBed> {
  const [bed, occupant, hold] = await call.tx.behind([() => lockBed(call, bedId)], () => [
    occupantOf(call, bedId, call.now),
    holdOn(call, bedId),
  ]);
  if (!bed?.isActive || bed.hospitalId !== call.hospital.hospitalId) return refuse(bedSentences.bedDoesNotExist);
  if (bed.isVirtual) refuse(bedSentences.bedForDayCareOnly({ bedName: bed.bedName }));
  return { bed, occupant, hold };
}

/** As `lockOwnBed`, but the bed must be free (R414). */
export async function lockFreeBed(call: Call, bedId: number): Promise<LockedBed> {
  const { bed, occupant, hold } = await lockOwnBed(call, bedId);
  if (occupant) refuse(takenSentence(bed.bedName, occupant));
  if (hold) refuse(heldSentence(bed.bedName, hold));
  return bed;
}
