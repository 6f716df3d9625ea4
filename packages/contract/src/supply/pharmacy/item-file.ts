// The items of the pharmacy as a file: which columns it has and what a row is known by.

import { areaFile } from '../../kernel/file-table.ts';
import { itemTypes, schedules, storages } from './item-words.ts';
import { pharmacyItemTopic } from './topics.ts';

const asOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** Items of the pharmacy, known by code. */
export const pharmacyItemFile = areaFile({
  name: 'pharmacyItem',
  label: 'Pharmacy item',
  labelPlural: 'Pharmacy items',
  menu: 'pharmacy_settings',
  route: 'pharmacy_settings',
  topic: pharmacyItemTopic,
  key: 'itemId',
  fields: {
    itemCode: { kind: 'text', label: 'Item code', isRequired: true, isUnique: true, maxLength: 30 },
    itemName: { kind: 'text', label: 'Item name', isRequired: true, maxLength: 120 },
    genericName: { kind: 'text', label: 'Generic name', maxLength: 200 },
    itemType: { kind: 'choice', label: 'Item type', isRequired: true, options: asOptions(itemTypes) },
    pack: { kind: 'text', label: 'Unit', isRequired: true, maxLength: 60 },
    hsnCode: { kind: 'text', label: 'HSN code', maxLength: 8 },
    gstSlabId: { kind: 'reference', label: 'GST slab', isRequired: true, to: 'gstSlab' },
    schedule: { kind: 'choice', label: 'Drug schedule', options: asOptions(schedules) },
    storage: { kind: 'choice', label: 'Storage', options: asOptions(storages) },
    isHighAlert: { kind: 'flag', label: 'High-alert medicine' },
    lookAlikeOf: { kind: 'text', label: 'Look-alike of', maxLength: 200 },
    isDiscountAllowed: { kind: 'flag', label: 'Discount allowed' },
  },
  calls: { list: '/Pharmacy/GetAllPharmacyItemMaster' },
});
