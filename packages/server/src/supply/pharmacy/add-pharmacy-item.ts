// Adds an item of the pharmacy.

import { addPharmacyItem as addPharmacyItemEndpoint } from '@charaka/contract/supply/pharmacy/item';
import { pharmacySentences } from '@charaka/contract/supply/pharmacy/pharmacy-sentences';
import { handle } from '../../kernel/handler.ts';
import { findItem, insertItem } from './item-store.ts';

/** The item with its number. Refuses a code or name that an active one has. */
export const addPharmacyItem = handle(addPharmacyItemEndpoint, async (call, { item }) => {
  const itemId = await insertItem(call.tx, call.tenantId, item);
  call.say(pharmacySentences.itemAdded);
  return { item: await findItem(call.tx, call.tenantId, itemId) };
});
