// Adds a bed to a ward.
import { addBed as addBedEndpoint } from '@charaka/contract/bed-setting';
import { handle } from '../kernel/handler.ts';
import { checkCharge, shareActivePlace } from './bed-place.ts';
import { findBed, insertBeds } from './bed-record-store.ts';

/** Refuses a number that an active bed of the ward has. */
export const addBed = handle(addBedEndpoint, async (call, input) => {
  const { bedName, isActive, chargeId } = input.bed;
  const ward = await shareActivePlace(call, input.bed);
  await checkCharge(call, chargeId);
  const sentence = `Bed ${bedName} is in ${ward.bedGroupName} already`;
  const [bedId = 0] = await insertBeds(call, input.bed, [bedName], { isActive: isActive ?? true, sentence });
  await call.announce('bed', bedId);
  call.say('Bed added successfully');
  return { bed: await findBed(call, bedId) };
});
