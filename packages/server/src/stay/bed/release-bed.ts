// Ends the reservation, the block or the cleaning of a bed.

import { releaseBed as releaseBedEndpoint } from '@charaka/contract/stay/bed/bed';
import { bedSentences } from '@charaka/contract/stay/bed/bed-sentences';
import { handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { endHolds } from './bed-hold-store.ts';
import { takenSentence } from './bed-occupancy.ts';
import { lockOwnBed } from './own-bed.ts';

/** A bed somebody lies in is refused: it is free once the patient has left. */
export const releaseBed = handle(releaseBedEndpoint, async (call, input) => {
  const { bedId } = input.bed;
  const { bed, occupant, hold } = await lockOwnBed(call, bedId);
  if (occupant) refuse(bedSentences.freeOncePatientLeft({ why: takenSentence(bed.bedName, occupant) }));
  if (!hold) refuse(bedSentences.bedFreeAlready({ bedName: bed.bedName }));
  await endHolds(call, bedId);
  call.say(bedSentences.bedFree({ bedName: bed.bedName }));
  return {};
});
