// Changes an item of the pharmacy; memos of the past keep what they were printed with.

import { updatePharmacyItem as updatePharmacyItemEndpoint } from '@charaka/contract/supply/pharmacy/item';
import { pharmacySentences } from '@charaka/contract/supply/pharmacy/pharmacy-sentences';
import { handle } from '../../kernel/handler.ts';
import { findItem, refuseStocked, replaceItem } from './item-store.ts';

/** The item as it is now. Refuses a code or name that another active one has; taken out of use this way it is held to the rule of `deletePharmacyItem`. */
export const updatePharmacyItem = handle(updatePharmacyItemEndpoint, async (call, { item }) => {
  const known = await findItem(call.tx, call.tenantId, item.itemId);
  if (known.isActive && item.isActive === false) await refuseStocked(call.tx, call.tenantId, item.itemId);
  await replaceItem(call.tx, call.tenantId, item.itemId, item);
  call.say(pharmacySentences.itemUpdated);
  return { item: await findItem(call.tx, call.tenantId, item.itemId) };
});
