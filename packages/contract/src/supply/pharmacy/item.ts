// Items of the pharmacy and their tax slabs on the wire.

import { z } from 'zod';
import { endpoint, may } from '../../kernel/endpoint.ts';
import { flag, id, oneOf, optional, percent, requiredText, text } from '../../kernel/field.ts';
import { listInput, listOutput } from '../../kernel/list.ts';
import { mayLookUp } from '../../kernel/look-up.ts';
import { shape } from '../../kernel/shape.ts';
import { itemTypes, schedules, storages } from './item-words.ts';
import { pharmacyChecks } from './pharmacy-checks.ts';
import { pharmacyItemTopic } from './topics.ts';

/** Menu path that rights on items hang on. */
export const pharmacyItemMenu = 'pharmacy_settings';

const itemFields = {
  itemCode: requiredText(pharmacyChecks.enterItemCode, 30),
  itemName: requiredText(pharmacyChecks.enterItemName, 120),
  /** Active ingredients, by generic names: allergies are checked by them (Q254). */
  genericName: optional(text(200)),
  itemType: oneOf(itemTypes, pharmacyChecks.selectItemType),
  pack: requiredText(pharmacyChecks.enterUnit, 60),
  hsnCode: optional(text(8).regex(/^(\d{4}|\d{6}|\d{8})?$/, pharmacyChecks.hsnCodeNotValid.text)),
  gstSlabId: id(pharmacyChecks.selectTaxSlab),
  schedule: optional(oneOf(schedules)),
  storage: optional(oneOf(storages)),
  /** A second person checks it before it is handed out (PH049). */
  isHighAlert: optional(flag()),
  /** The items that it is mistaken for; a second person checks it too (PH049). */
  lookAlikeOf: optional(text(200)),
  /** Left out: a discount is allowed (PH087). */
  isDiscountAllowed: optional(flag()),
};

/** An item with its tax; `pack` is what one unit of stock is. Rates of a slab fall half on CGST, half on SGST (Q209). */
const pharmacyItem = shape(
  {
    itemId: id(),
    ...itemFields,
    hsnCode: optional(text(8)),
    isHighAlert: flag(),
    isDiscountAllowed: flag(),
    slabName: text(),
    cgst: percent(),
    sgst: percent(),
    isActive: flag(),
  },
  { slabName: 'taxSlabName' },
);

/**
 * Every item of the tenant. `isCache` without `isRefreshCache` lets a screen answer from its copy of this session (R036,
 * Q215); the server always reads anew.
 */
export const listPharmacyItems = endpoint({
  path: '/Pharmacy/GetAllPharmacyItemMaster',
  aliases: ['/PharmacyItemMaster/GetAllPharmacyItemMaster'],
  summary: 'Lists the items of the pharmacy.',
  permission: mayLookUp('pharmacy_settings', 'Pharmacy'),
  effect: 'read',
  input: listInput({ isCache: optional(flag()), isRefreshCache: optional(flag()) }),
  output: listOutput(pharmacyItem, 'pharmacyItemMasterList'),
});

const wrapped = { item: 'pharmacyItemMaster' };

/** Adds an item; code and name are each given once among the active ones. It is active unless it is said otherwise. */
export const addPharmacyItem = endpoint({
  path: '/Pharmacy/AddPharmacyItemMaster',
  logAs: ['pharmacy_item', 'added'],
  summary: 'Adds an item of the pharmacy.',
  permission: may('add', pharmacyItemMenu),
  effect: 'write',
  changes: [pharmacyItemTopic],
  input: shape({ item: shape({ ...itemFields, isActive: optional(flag()) }) }, wrapped),
  output: shape({ item: pharmacyItem }, wrapped),
});

/** Changes an item; what was sold of it keeps its name, price and tax. */
export const updatePharmacyItem = endpoint({
  path: '/Pharmacy/UpdatePharmacyItemMaster',
  logAs: ['pharmacy_item', 'changed'],
  summary: 'Changes an item of the pharmacy.',
  permission: may('edit', pharmacyItemMenu),
  effect: 'write',
  changes: [pharmacyItemTopic],
  input: shape({ item: shape({ itemId: id(), ...itemFields, isActive: optional(flag()) }) }, wrapped),
  output: shape({ item: pharmacyItem }, wrapped),
});

/** Takes an item out of use: not while any hospital has stock of it. */
export const deletePharmacyItem = endpoint({
  path: '/Pharmacy/DeletePharmacyItemMaster',
  logAs: ['pharmacy_item', 'removed'],
  summary: 'Deactivates an item of the pharmacy; nothing is deleted.',
  permission: may('delete', pharmacyItemMenu),
  effect: 'write',
  changes: [pharmacyItemTopic],
  input: shape({ item: shape({ itemId: id() }) }, wrapped),
  output: shape({}),
});

/** The slabs an item may be taxed by. */
export const listTaxSlabs = endpoint({
  path: '/Pharmacy/GetAllTaxSlabs',
  summary: 'Lists the tax slabs of the pharmacy.',
  permission: mayLookUp('pharmacy_settings', 'Pharmacy'),
  effect: 'read',
  input: shape({}),
  output: shape(
    { slabs: z.array(shape({ gstSlabId: id(), slabName: text(), igst: percent(), sgst: percent(), cgst: percent() })) },
    { slabs: 'taxSlabList' },
  ),
});
