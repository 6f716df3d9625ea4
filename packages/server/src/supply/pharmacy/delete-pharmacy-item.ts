// Takes an item of the pharmacy out of use.

import { deletePharmacyItem as deletePharmacyItemEndpoint } from '@charaka/contract/supply/pharmacy/item';
import { pharmacySentences } from '@charaka/contract/supply/pharmacy/pharmacy-sentences';
import { handle } from '../../kernel/handler.ts';
import { deactivateItem, findItem } from './item-store.ts';

/** Refuses while there is stock of it, and general goods. */
export const deletePharmacyItem = handle(deletePharmacyItemEndpoint, async (call, { item }) => {
  await findItem(call.tx, call.tenantId, item.itemId);
  await deactivateItem(call.tx, call.tenantId, item.itemId);
  call.say(pharmacySentences.itemDeactivated);
  return {};
});
