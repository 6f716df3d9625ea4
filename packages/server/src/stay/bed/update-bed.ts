// Changes a bed, or takes it back into use.
import { bedSentences } from '@charaka/contract/stay/bed/bed-sentences';
import { updateBed as updateBedEndpoint } from '@charaka/contract/stay/bed/bed-setting';
import { handle } from '../../kernel/handler.ts';
import { refuseStale } from '../../kernel/last-change.ts';
import { refuse } from '../../kernel/refusal.ts';
import { type Occupant, occupantOf } from './bed-occupancy.ts';
import { checkCharge, shareActivePlace, sharePlace } from './bed-place.ts';
import { type BedInput, type BedRecord, editedBed, findBed, replaceBed } from './bed-record-store.ts';
import { closeBed, lockOwnRecord, occupiedSentence } from './delete-bed.ts';

/**
 * Ward and type are held before the bed, as by everybody who holds both. A bed somebody lies in stays in its ward. Left out
 * `isActive` leaves it as it was; taken out of use this way it is held to the rule of `deleteBed`.
 */
export const updateBed = handle(updateBedEndpoint, async (call, input) => {
  const { bedId } = input.bed;
  // Before the locks, whether it is in use is only guessed; the bed is looked at again behind them.
  const guessed = await findBed(call, bedId);
  const isActive = input.bed.isActive ?? guessed.isActive;
  await (isActive ? shareActivePlace(call, input.bed) : sharePlace(call, input.bed));
  const known = await lockOwnRecord(call, bedId);
  await refuseStale(call, editedBed, bedId, input.bed.version);
  if (known.isActive !== guessed.isActive) refuse(bedSentences.bedChangedMeanwhile);
  refuseMove(known, input.bed, await occupantOf(call, bedId, call.now));
  if (input.bed.chargeId !== known.chargeId) await checkCharge(call, input.bed.chargeId, isActive);
  if (!isActive && known.isActive) await closeBed(call, known);
  await replaceBed(call, bedId, input.bed, isActive);
  call.say(bedSentences.bedUpdated);
  return { bed: await findBed(call, bedId) };
});

function refuseMove(known: BedRecord, typed: BedInput, occupant: Occupant | undefined): void {
  if (occupant && typed.bedGroupId !== known.bedGroupId)
    refuse(
      bedSentences.staysInWard({ why: occupiedSentence(known.bedName, occupant), bedGroupName: known.bedGroupName }),
    );
}
