// Takes a charge out of the price list; what was posted with it stays as it is.
import { tariffSentences } from '@charaka/contract/money/tariff/tariff-sentences';
import { deletePriceItem as deletePriceItemEndpoint } from '@charaka/contract/money/tariff/tariff-setting';
import { type Call, handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { someNames } from '../../stay/bed/bed-names.ts';
import { type ChargeFacts, deactivateCharge, lockCharge, usesOfCharge } from './charge-master-store.ts';

/** Refuses, naming where, while an active bed has the charge as its rent or an active package contains it. */
export async function refuseUsedCharge(call: Call, { chargeId, chargeName }: ChargeFacts): Promise<void> {
  const { beds, packages } = await usesOfCharge(call, chargeId);
  if (beds.length > 0) refuse(tariffSentences.chargeIsBedRent({ chargeName, beds: someNames(beds) }));
  if (packages.length > 0) refuse(tariffSentences.chargeInPackages({ chargeName, packages: someNames(packages) }));
}

/** Old lines are no hindrance; the charge is deactivated, and can be activated again. */
export const deletePriceItem = handle(deletePriceItemEndpoint, async (call, input) => {
  const charge = await lockCharge(call, input.charge.chargeId);
  await refuseUsedCharge(call, charge);
  await deactivateCharge(call, charge.chargeId);
  call.say(tariffSentences.chargeDeactivated);
  return {};
});
