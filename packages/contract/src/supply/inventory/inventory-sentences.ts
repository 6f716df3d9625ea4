// Messages to the user from calls of the inventory area.
import { foundByText } from '@charaka/rules/message/found-sentence';
import { sentences } from '@charaka/rules/message/sentence';

/** Messages of refusals and of answers; codes never change. */
export const inventorySentences = sentences('inventory', {
  generalItemAdded: 'General item added',
  generalItemUpdated: 'General item updated',
  generalItemDeactivated: 'General item taken out of use',
  generalItemMissing: 'This general item does not exist',
  categoryNotInUse: 'This item category is not in use',
  categoryOfOthers: '{categoryName} is not a category of general goods',
  unitOfMovedItem: '{itemName} has been received: its unit and its batches stay as they are',
});

/** Sentences beside fields. */
export const inventoryChecks = foundByText(
  sentences('inventory', {
    selectItemCategory: 'Please select item category',
    enterBaseUnit: 'Please enter the unit that is counted',
    unitsPerPackNotValid: 'A pack has 1 to 100000 units',
  }),
);
