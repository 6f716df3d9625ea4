// The values of the item form and what it begins with.
import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { addPharmacyItem } from '@charaka/contract/supply/pharmacy/item';
import type { itemTypes, schedules, storages } from '@charaka/contract/supply/pharmacy/item-words';
import { formChecks } from '../../kernel/form-checks.ts';
import type { PharmacyItem } from './pharmacy-items.ts';

/** An item as it is sent. */
export type ItemInput = InputOf<typeof addPharmacyItem>['item'];

/** Field values. */
export interface ItemForm {
  itemCode: string;
  itemName: string;
  genericName: string;
  itemType: (typeof itemTypes)[number] | null;
  pack: string;
  hsnCode: string;
  gstSlabId: number | null;
  schedule: (typeof schedules)[number] | null;
  storage: (typeof storages)[number] | null;
  isHighAlert: boolean;
  lookAlikeOf: string;
  isDiscountAllowed: boolean;
}

/** The form of an item, or of a new one. */
export function formOfItem(known: PharmacyItem | null): ItemForm {
  return {
    itemCode: known?.itemCode ?? '',
    itemName: known?.itemName ?? '',
    genericName: known?.genericName ?? '',
    itemType: known?.itemType ?? 'Medical',
    pack: known?.pack ?? '',
    hsnCode: known?.hsnCode ?? '',
    gstSlabId: known?.gstSlabId ?? null,
    schedule: known?.schedule ?? null,
    storage: known?.storage ?? null,
    isHighAlert: known?.isHighAlert ?? false,
    lookAlikeOf: known?.lookAlikeOf ?? '',
    isDiscountAllowed: known?.isDiscountAllowed ?? true,
  };
}

/** The sentences about the faults of a form. */
export const itemFaults = formChecks(addPharmacyItem.input.shape.item);
