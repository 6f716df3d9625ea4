// Lists the items of the pharmacy, by name (R036).
import { listPharmacyItems as listPharmacyItemsEndpoint } from '@charaka/contract/supply/pharmacy/item';
import { handle } from '../../kernel/handler.ts';
import { readList } from '../../kernel/list-query.ts';
import { itemList } from './item-store.ts';

const row = listPharmacyItemsEndpoint.output.shape.rows.element;

/** Inactive ones are told from the others by `isActive`. */
export const listPharmacyItems = handle(listPharmacyItemsEndpoint, (call, input) =>
  readList(call.tx, itemList(call.tenantId), row, input),
);
