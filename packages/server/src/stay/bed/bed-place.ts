// The references of a bed: a ward, a type and a charge that are in use and not those of the virtual bed.
import { bedSentences } from '@charaka/contract/stay/bed/bed-sentences';
import { virtualBed } from '@charaka/rules/stay/bed-state';
import type { Call } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { wardStore } from './bed-groups.ts';
import { type BedPlace, hasCharge, shareBedType } from './bed-record-store.ts';
import type { Ward } from './ward-beds.ts';

/** The ward, kept in use until the transaction ends, as is the type. Refuses the places of the virtual bed (Q78). */
export async function sharePlace(
  call: Call,
  { bedTypeId, bedGroupId }: BedPlace,
): Promise<{
  ward: Ward;
  type: { bedTypeName: string; isActive: boolean };
}> {
  const ward = await wardStore.share(call, bedGroupId);
  const type = (await shareBedType(call, bedTypeId)) ?? refuse(bedSentences.bedTypeDoesNotExist);
  if (bedGroupId === virtualBed.bedGroupId) refuse(bedSentences.wardTakesNoBeds({ bedGroupName: ward.bedGroupName }));
  if (bedTypeId === virtualBed.bedTypeId) refuse(bedSentences.bedTypeForDayCareOnly({ bedTypeName: type.bedTypeName }));
  return { ward, type };
}

/** As `sharePlace`, for a bed that is to be in use: refuses a ward or type that is not. */
export async function shareActivePlace(call: Call, place: BedPlace): Promise<Ward> {
  const { ward, type } = await sharePlace(call, place);
  if (!ward.isActive) refuse(bedSentences.wardNotActive({ bedGroupName: ward.bedGroupName }));
  if (!type.isActive) refuse(bedSentences.bedTypeNotActive({ bedTypeName: type.bedTypeName }));
  return ward;
}

/** Refuses a charge that is not in the price list of the hospital; for a bed out of use it may be out of use too. */
export async function checkCharge(call: Call, chargeId: number | null | undefined, isInUse = true): Promise<void> {
  if (chargeId != null && !(await hasCharge(call, chargeId, isInUse))) refuse(bedSentences.chargeNotInPriceList);
}
