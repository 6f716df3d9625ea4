// One charge of the price list: read, added, changed.
import { tariffSentences } from '@charaka/contract/money/tariff/tariff-sentences';
import {
  addPriceItem as addPriceItemEndpoint,
  getPriceItem as getPriceItemEndpoint,
  updatePriceItem as updatePriceItemEndpoint,
} from '@charaka/contract/money/tariff/tariff-setting';
import type { Sentence } from '@charaka/rules/message/sentence';
import { wholeTypes } from '@charaka/rules/money/charge-line';
import { type Call, handle } from '../../kernel/handler.ts';
import { answerForEdit, refuseStale } from '../../kernel/last-change.ts';
import { refuse } from '../../kernel/refusal.ts';
import {
  type ChargeFacts,
  checkSlab,
  editedCharge,
  findCharge,
  insertCharge,
  lockCharge,
  replaceCharge,
  typeOfCategory,
} from './charge-master-store.ts';
import { refuseUsedCharge } from './delete-price-item.ts';
import { untaxedRooms } from './untaxed-rooms.ts';

/** Refuses a divisible test, image, visit, procedure or bed day (Q257). */
function refuseDivisible(isDivisible: boolean | null | undefined, chargeTypeId: number): void {
  if (!isDivisible || !wholeTypes.includes(chargeTypeId)) return;
  refuse(tariffSentences.typeNotDivisible, { 'charge.isDivisible': tariffSentences.typeNotDivisible });
}

/** The saved charge, said to be saved; a room above the untaxed rate without tax is named (Q261). */
async function sayingUntaxed(call: Call, chargeId: number, saved: Sentence): Promise<ChargeFacts> {
  const charge = await findCharge(call, chargeId);
  const price = {
    chargeId,
    chargeTypeId: charge.chargeTypeId,
    appliedPaise: charge.standardCharge,
    igstBasisPoints: charge.igst,
    sgstBasisPoints: charge.sgst,
    cgstBasisPoints: charge.cgst,
  };
  const [untaxed] = await untaxedRooms(call, [price]);
  call.say(untaxed ? tariffSentences.untaxedRoomSaved({ chargeName: charge.chargeName }) : saved);
  return charge;
}

/** Refuses a number that is no charge of the hospital. */
export const getPriceItem = handle(getPriceItemEndpoint, async (call, input) => {
  const { chargeId } = input.charge;
  return answerForEdit(call, editedCharge, chargeId, findCharge(call, chargeId));
});

/** The charge type is that of the category. A charge that is not in use may be of a category and a slab that are not. */
export const addPriceItem = handle(addPriceItemEndpoint, async (call, input) => {
  const isActive = input.charge.isActive ?? true;
  const chargeTypeId = await typeOfCategory(call, input.charge.chargeCategoryId, isActive);
  refuseDivisible(input.charge.isDivisible, chargeTypeId);
  await checkSlab(call, input.charge.gstSlabId, isActive);
  const chargeId = await insertCharge(call, input.charge, chargeTypeId);
  return { charge: await sayingUntaxed(call, chargeId, tariffSentences.chargeAdded) };
});

/** A missing `isActive` leaves it as it was; deactivating this way follows the rule of `deleteCharge`. */
export const updatePriceItem = handle(updatePriceItemEndpoint, async (call, input) => {
  const { chargeId, gstSlabId } = input.charge;
  const known = await lockCharge(call, chargeId);
  await refuseStale(call, editedCharge, chargeId, input.charge.version);
  const isActive = input.charge.isActive ?? known.isActive;
  const chargeTypeId = await typeOfCategory(call, input.charge.chargeCategoryId, isActive);
  refuseDivisible(input.charge.isDivisible, chargeTypeId);
  if (gstSlabId !== known.gstSlabId) await checkSlab(call, gstSlabId, isActive);
  if (known.isActive && input.charge.isActive === false) await refuseUsedCharge(call, known);
  await replaceCharge(call, chargeId, input.charge, chargeTypeId);
  return { charge: await sayingUntaxed(call, chargeId, tariffSentences.chargeUpdated) };
});
