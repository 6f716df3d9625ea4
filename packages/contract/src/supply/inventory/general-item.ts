// General items on the wire: goods that are no medicine, with their category, unit, pack and tax.

import { endpoint, may } from '../../kernel/endpoint.ts';
import { count, flag, id, optional, percent, requiredText, text } from '../../kernel/field.ts';
import { listInput, listOutput } from '../../kernel/list.ts';
import { mayLookUp } from '../../kernel/look-up.ts';
import { shape } from '../../kernel/shape.ts';
import { pharmacyChecks } from '../pharmacy/pharmacy-checks.ts';
import { inventorySettingsMenu } from './inventory-menus.ts';
import { inventoryChecks } from './inventory-sentences.ts';
import { generalItemTopic } from './topics.ts';

const itemFields = {
  itemCode: requiredText(pharmacyChecks.enterItemCode, 30),
  itemName: requiredText(pharmacyChecks.enterItemName, 120),
  itemCategoryId: id(inventoryChecks.selectItemCategory),
  /** The smallest unit that is counted and issued (PH001). */
  pack: requiredText(inventoryChecks.enterBaseUnit, 60),
  purchasePack: optional(text(60)),
  unitsPerPack: optional(
    count().min(1, inventoryChecks.unitsPerPackNotValid.text).max(100_000, inventoryChecks.unitsPerPackNotValid.text),
  ),
  hsnCode: optional(text(8).regex(/^(\d{4}|\d{6}|\d{8})?$/, pharmacyChecks.hsnCodeNotValid.text)),
  gstSlabId: id(pharmacyChecks.selectTaxSlab),
  /** Receipts ask for batch number and expiry; without it the item has one standing batch (IN063). */
  isBatchTracked: optional(flag()),
};

/** A general item. It is never sold, so that it has no price. */
const generalItem = shape(
  {
    itemId: id(),
    ...itemFields,
    hsnCode: optional(text(8)),
    unitsPerPack: count(),
    isBatchTracked: flag(),
    categoryName: text(),
    slabName: text(),
    cgst: percent(),
    sgst: percent(),
    isActive: flag(),
  },
  { slabName: 'taxSlabName', pack: 'baseUnit', unitsPerPack: 'packsPerPurchasePack' },
);
const spellings = { pack: 'baseUnit', unitsPerPack: 'packsPerPurchasePack' };

/** Every general item of the tenant, by name. */
export const listGeneralItems = endpoint({
  path: '/Inventory/GetAllGeneralItems',
  summary: 'Lists the general items.',
  permission: mayLookUp(inventorySettingsMenu, 'Pharmacy'),
  effect: 'read',
  input: listInput({}),
  output: listOutput(generalItem, 'generalItemList'),
});

/** Adds a general item; code and name are used once among all active items. */
export const addGeneralItem = endpoint({
  path: '/Inventory/AddGeneralItem',
  logAs: ['pharmacy_item', 'added'],
  summary: 'Adds a general item.',
  permission: may('add', inventorySettingsMenu),
  effect: 'write',
  changes: [generalItemTopic],
  input: shape({ generalItem: shape({ ...itemFields, isActive: optional(flag()) }, spellings) }),
  output: shape({ generalItem }),
});

/** Changes a general item; its unit and its batches stay as they are once it was received (PH084). */
export const updateGeneralItem = endpoint({
  path: '/Inventory/UpdateGeneralItem',
  logAs: ['pharmacy_item', 'changed'],
  summary: 'Changes a general item.',
  permission: may('edit', inventorySettingsMenu),
  effect: 'write',
  changes: [generalItemTopic],
  input: shape({ generalItem: shape({ itemId: id(), ...itemFields, isActive: optional(flag()) }, spellings) }),
  output: shape({ generalItem }),
});

/** Takes a general item out of use: not while a hospital has stock of it. */
export const deleteGeneralItem = endpoint({
  path: '/Inventory/DeleteGeneralItem',
  logAs: ['pharmacy_item', 'removed'],
  summary: 'Deactivates a general item; nothing is deleted.',
  permission: may('delete', inventorySettingsMenu),
  effect: 'write',
  changes: [generalItemTopic],
  input: shape({ generalItem: shape({ itemId: id() }) }),
  output: shape({}),
});
