// The values of the form of a general item and what it begins with.
import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { addGeneralItem, type listGeneralItems } from '@charaka/contract/supply/inventory/general-item';
import { formChecks } from '../../kernel/form-checks.ts';
import type { RowOf } from '../../kernel/use-list.ts';

/** A general item of the list. */
export type GeneralItem = RowOf<typeof listGeneralItems>;
/** A general item as it is sent. */
export type ItemInput = InputOf<typeof addGeneralItem>['generalItem'];

/** Field values. */
export interface ItemForm {
  itemCode: string;
  itemName: string;
  itemCategoryId: number | null;
  pack: string;
  purchasePack: string;
  unitsPerPack: number | string;
  hsnCode: string;
  gstSlabId: number | null;
  isBatchTracked: boolean;
}

/** The form of a general item, or of a new one. */
export function formOfItem(known: GeneralItem | null): ItemForm {
  return {
    itemCode: known?.itemCode ?? '',
    itemName: known?.itemName ?? '',
    itemCategoryId: known?.itemCategoryId ?? null,
    pack: known?.pack ?? '',
    purchasePack: known?.purchasePack ?? '',
    unitsPerPack: known?.unitsPerPack ?? 1,
    hsnCode: known?.hsnCode ?? '',
    gstSlabId: known?.gstSlabId ?? null,
    isBatchTracked: known?.isBatchTracked ?? false,
  };
}

/** The sentences about the faults of a form. */
export const itemFaults = formChecks(addGeneralItem.input.shape.generalItem);
