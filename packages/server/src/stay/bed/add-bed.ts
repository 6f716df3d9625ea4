// Adds a bed to a ward.
import { bedSentences } from '@charaka/contract/stay/bed/bed-sentences';
import { addBed as addBedEndpoint } from '@charaka/contract/stay/bed/bed-setting';
import { handle } from '../../kernel/handler.ts';
import { checkCharge, shareActivePlace, sharePlace } from './bed-place.ts';
import { findBed, insertBeds } from './bed-record-store.ts';

/** Refuses a number that an active bed of the ward has. A bed that is not in use may be in a ward that is not. */
export const addBed = handle(addBedEndpoint, async (call, input) => {
  const { bedName, chargeId } = input.bed;
  const isActive = input.bed.isActive ?? true;
  const ward = isActive ? await shareActivePlace(call, input.bed) : (await sharePlace(call, input.bed)).ward;
  await checkCharge(call, chargeId, isActive);
  const sentence = bedSentences.bedInWardAlready({ bedName, bedGroupName: ward.bedGroupName });
  const [bedId = 0] = await insertBeds(call, input.bed, [bedName], { isActive, sentence });
  call.say(bedSentences.bedAdded);
  return { bed: await findBed(call, bedId) };
});
