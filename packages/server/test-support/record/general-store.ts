// The general store of a test tenant: categories, general items and stores made by the calls.

import { itemCategory } from '@charaka/contract/foundation/masters/item-category';
import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { masterEndpoints } from '@charaka/contract/kernel/resource';
import { addGeneralItem } from '@charaka/contract/supply/inventory/general-item';
import { stores } from '@charaka/contract/supply/store/store';
import type { TestTenant } from '../server/test-tenant.ts';

type TypedItem = InputOf<typeof addGeneralItem>['generalItem'];

let made = 0;

/** Adds a category of general goods; departments keep stock of it when it is carried. Answers its number. */
export async function addCategory(tenant: TestTenant, more: object = {}): Promise<number> {
  made += 1;
  const added = await tenant.ask(masterEndpoints(itemCategory).add, {
    item: { categoryName: `Category ${made}`, itemKind: 1, ...more },
  });
  return (added as { item: { itemCategoryId: number } }).item.itemCategoryId;
}

/** A general item as it is typed: without batches, GST 5 %. */
export function generalItemOf(itemCategoryId: number, more: Partial<TypedItem> = {}): TypedItem {
  made += 1;
  return { itemCode: `G${made}`, itemName: `Goods ${made}`, itemCategoryId, pack: 'Piece', gstSlabId: 2, ...more };
}

/** Adds a general item of a new category. Answers its number. */
export async function addGeneral(
  tenant: TestTenant,
  { isCarried = false, ...more }: Partial<TypedItem> & { isCarried?: boolean } = {},
): Promise<number> {
  const itemCategoryId = more.itemCategoryId ?? (await addCategory(tenant, { isCarried }));
  const { generalItem } = await tenant.ask(addGeneralItem, { generalItem: generalItemOf(itemCategoryId, more) });
  return generalItem.itemId;
}

/** Adds the store of a department. Answers its number. */
export async function addDepartmentStore(tenant: TestTenant): Promise<number> {
  made += 1;
  const { store } = await tenant.ask(stores.add, {
    store: { storeName: `Office ${made}`, storeCode: `OF${made}`, storeKind: 'Department' },
  });
  return store.storeId;
}

/** The number of a store of the first hospital by its kind. */
export async function storeNumber({ tenantId, parts }: TestTenant, kind: string): Promise<number> {
  const { rows } = await parts.owner.query<{ id: string }>(
    `select store_id as id from store where tenant_id = $1 and hospital_id = 1 and store_kind = $2 order by 1`,
    [tenantId, kind],
  );
  return Number(rows[0]?.id);
}

/** The entries of the ledger on accounts of stock and supply in their order: account, sub ledger, paise. */
export async function entriesOf({ tenantId, parts }: TestTenant, source: string) {
  const { rows } = await parts.owner.query<{ glid: string; slid: string | null; paise: string }>(
    `select e.glid, e.slid, e.amount_paise as paise from voucher v
     join voucher_entry e on e.tenant_id = v.tenant_id and e.voucher_id = v.voucher_id
     where v.tenant_id = $1 and v.source_table = $2 order by v.voucher_id, e.line_no`,
    [tenantId, source],
  );
  return rows.map(({ glid, slid, paise }) => [Number(glid), slid === null ? null : Number(slid), Number(paise)]);
}
