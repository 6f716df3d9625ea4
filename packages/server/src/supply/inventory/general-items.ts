// The calls on general items.

import {
  addGeneralItem as addGeneralItemEndpoint,
  deleteGeneralItem as deleteGeneralItemEndpoint,
  listGeneralItems as listGeneralItemsEndpoint,
  updateGeneralItem as updateGeneralItemEndpoint,
} from '@charaka/contract/supply/inventory/general-item';
import { inventorySentences } from '@charaka/contract/supply/inventory/inventory-sentences';
import { handle } from '../../kernel/handler.ts';
import { readList } from '../../kernel/list-query.ts';
import { refuse } from '../../kernel/refusal.ts';
import { deactivateItem, refuseStocked } from '../pharmacy/item-store.ts';
import {
  findGeneralItem,
  generalItemList,
  insertGeneralItem,
  isReceived,
  refuseCategory,
  replaceGeneralItem,
} from './general-item-store.ts';

const row = listGeneralItemsEndpoint.output.shape.rows.element;

/** By name; inactive ones are told from the others by `isActive`. */
export const listGeneralItems = handle(listGeneralItemsEndpoint, (call, input) =>
  readList(call.tx, generalItemList(call.tenantId), row, input),
);

/** The item with its number. Refuses a code or name that an active item has, also one of the pharmacy. */
export const addGeneralItem = handle(addGeneralItemEndpoint, async (call, { generalItem: typed }) => {
  await refuseCategory(call, typed.itemCategoryId);
  const itemId = await insertGeneralItem(call, typed);
  call.say(inventorySentences.generalItemAdded);
  return { generalItem: await findGeneralItem(call, itemId) };
});

/** The item as it is now. Refuses another unit and other batches after the first receipt (PH084), and taking it out of use while it is in stock. */
export const updateGeneralItem = handle(updateGeneralItemEndpoint, async (call, { generalItem: typed }) => {
  const { itemId } = typed;
  const known = await findGeneralItem(call, itemId);
  const isOther = known.pack !== typed.pack || known.isBatchTracked !== (typed.isBatchTracked ?? false);
  if (isOther && (await isReceived(call, itemId)))
    refuse(inventorySentences.unitOfMovedItem({ itemName: known.itemName }));
  if (known.itemCategoryId !== typed.itemCategoryId) await refuseCategory(call, typed.itemCategoryId);
  if (known.isActive && typed.isActive === false) await refuseStocked(call.tx, call.tenantId, itemId);
  await replaceGeneralItem(call, itemId, typed);
  call.say(inventorySentences.generalItemUpdated);
  return { generalItem: await findGeneralItem(call, itemId) };
});

/** Refuses while there is stock of it. */
export const deleteGeneralItem = handle(deleteGeneralItemEndpoint, async (call, { generalItem: { itemId } }) => {
  await findGeneralItem(call, itemId);
  await deactivateItem(call.tx, call.tenantId, itemId);
  call.say(inventorySentences.generalItemDeactivated);
  return {};
});
