// The SQL of general items, which are kept in one table with the items of the pharmacy.

import type { OutputOf, ParsedOf } from '@charaka/contract/kernel/endpoint';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import type { addGeneralItem } from '@charaka/contract/supply/inventory/general-item';
import { inventorySentences } from '@charaka/contract/supply/inventory/inventory-sentences';
import { pharmacySentences } from '@charaka/contract/supply/pharmacy/pharmacy-sentences';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import type { ListSource } from '../../kernel/list-query.ts';
import { refuse, refuseOnConflict } from '../../kernel/refusal.ts';

/** A general item as answered. */
type GeneralItem = OutputOf<typeof addGeneralItem>['generalItem'];
/** A general item as typed. */
export type TypedItem = ParsedOf<typeof addGeneralItem>['generalItem'];

/** Item categories whose goods are kept in stock; the others are services and assets. */
const GENERAL = 1;

const fields = sql`i.item_id, i.item_code, i.item_name, i.item_category_id, c.category_name, i.pack, i.purchase_pack, i.units_per_pack, i.hsn_code,
  i.gst_slab_id, g.slab_name, g.cgst_basis_points as cgst, g.sgst_basis_points as sgst, i.is_batch_tracked, i.is_active`;
const tables = sql`pharmacy_item i
  join item_category c on c.tenant_id = i.tenant_id and c.item_category_id = i.item_category_id
  join gst_slab g on g.tenant_id = i.tenant_id and g.gst_slab_id = i.gst_slab_id`;
const isGeneral = sql`i.item_type = 'General'`;

/** Every general item of the tenant, by name. */
export function generalItemList(tenantId: number): ListSource {
  return {
    select: fields,
    from: tables,
    where: sql`i.tenant_id = ${tenantId} and ${isGeneral}`,
    columns: {
      itemId: { sql: sql`i.item_id`, kind: 'number' },
      itemCode: { sql: sql`i.item_code`, kind: 'text' },
      itemName: { sql: sql`i.item_name`, kind: 'text' },
      categoryName: { sql: sql`c.category_name`, kind: 'text' },
      pack: { sql: sql`i.pack`, kind: 'text' },
      hsnCode: { sql: sql`i.hsn_code`, kind: 'text' },
      slabName: { sql: sql`g.slab_name`, kind: 'text' },
      isActive: { sql: sql`i.is_active`, kind: 'flag' },
    },
    tieBreak: sql`i.item_id`,
    defaultOrder: sql`lower(i.item_name)`,
  };
}

/** One general item. Refuses when the tenant has none of that number. */
export function findGeneralItem({ tx, tenantId }: Call, itemId: number): Promise<GeneralItem> {
  return tx.one(
    sql`select ${fields} from ${tables} where i.tenant_id = ${tenantId} and ${isGeneral} and i.item_id = ${itemId}`,
    inventorySentences.generalItemMissing,
  );
}

/** Refuses a category that is out of use or of another tenant, and one of services or assets. */
export async function refuseCategory({ tx, tenantId }: Call, itemCategoryId: number): Promise<void> {
  const { categoryName, itemKind } = await tx.one<{ categoryName: string; itemKind: number }>(
    sql`select category_name, item_kind from item_category
      where tenant_id = ${tenantId} and item_category_id = ${itemCategoryId} and is_active`,
    inventorySentences.categoryNotInUse,
  );
  if (itemKind === GENERAL) return;
  const sentence = inventorySentences.categoryOfOthers({ categoryName });
  refuse(sentence, { 'generalItem.itemCategoryId': sentence });
}

/** Whether a hospital of the tenant has received the item. */
export async function isReceived({ tx, tenantId }: Call, itemId: number): Promise<boolean> {
  const { isThere } = await tx.single<{ isThere: boolean }>(sql`
    select exists (select from pharmacy_batch where tenant_id = ${tenantId} and item_id = ${itemId}) as is_there`);
  return isThere;
}

/** Adds a general item and answers its number. Refuses a code or name that an active item has. */
export async function insertGeneralItem({ tx, tenantId }: Call, item: TypedItem): Promise<number> {
  const { itemId } = await sayingTwice(
    item,
    tx.one<{ itemId: number }>(
      sql`insert into pharmacy_item (tenant_id, item_code, item_name, item_type, item_category_id, pack, purchase_pack, units_per_pack, hsn_code,
          gst_slab_id, is_batch_tracked, is_active)
        values (${tenantId}, ${item.itemCode}, ${item.itemName}, 'General', ${item.itemCategoryId}, ${item.pack}, ${item.purchasePack || null},
          ${item.unitsPerPack ?? 1}, ${item.hsnCode || null}, ${item.gstSlabId}, ${item.isBatchTracked ?? false}, ${item.isActive ?? true})
        returning item_id`,
      kernelSentences.nothingAdded,
    ),
  );
  return itemId;
}

/** Replaces every field of a general item; without `isActive` it stays as active as it was. Refuses as `insertGeneralItem`. */
export function replaceGeneralItem({ tx, tenantId }: Call, itemId: number, item: TypedItem): Promise<unknown> {
  return sayingTwice(
    item,
    tx.one(
      sql`update pharmacy_item i set item_code = ${item.itemCode}, item_name = ${item.itemName}, item_category_id = ${item.itemCategoryId},
          pack = ${item.pack}, purchase_pack = ${item.purchasePack || null}, units_per_pack = ${item.unitsPerPack ?? 1},
          hsn_code = ${item.hsnCode || null}, gst_slab_id = ${item.gstSlabId}, is_batch_tracked = ${item.isBatchTracked ?? false},
          is_active = coalesce(${item.isActive ?? null}::boolean, is_active)
        where i.tenant_id = ${tenantId} and ${isGeneral} and i.item_id = ${itemId} returning i.item_id`,
      inventorySentences.generalItemMissing,
    ),
  );
}

function sayingTwice<T>({ itemCode, itemName }: TypedItem, write: Promise<T>): Promise<T> {
  return refuseOnConflict(write, {
    pharmacy_item_by_code: ['generalItem.itemCode', pharmacySentences.itemCodeExists({ itemCode })],
    pharmacy_item_by_name: ['generalItem.itemName', pharmacySentences.itemNameTaken({ itemName })],
  });
}
