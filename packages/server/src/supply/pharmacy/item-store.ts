// The SQL of the pharmacy's items and of the slabs they are taxed by.

import type { OutputOf, ParsedOf } from '@charaka/contract/kernel/endpoint';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import type { addPharmacyItem, listTaxSlabs } from '@charaka/contract/supply/pharmacy/item';
import { pharmacySentences } from '@charaka/contract/supply/pharmacy/pharmacy-sentences';
import { sureGenericName } from '@charaka/rules/clinic/sure-generic-name';
import sql from 'sql-template-tag';
import type { ListSource } from '../../kernel/list-query.ts';
import { refuse, refuseOnConflict } from '../../kernel/refusal.ts';
import type { Transaction } from '../../kernel/transaction.ts';

/** An item as kept. */
export type PharmacyItem = OutputOf<typeof addPharmacyItem>['item'];
/** An item as typed in its dialog. */
export type PharmacyItemInput = ParsedOf<typeof addPharmacyItem>['item'];
/** A slab an item may be taxed by. */
export type ListedSlab = OutputOf<typeof listTaxSlabs>['slabs'][number];

const kept = sql`i.item_id, i.item_code, i.item_name, i.generic_name, i.item_type, i.pack, i.hsn_code, i.gst_slab_id, i.schedule, i.storage, i.is_high_alert,
  i.look_alike_of, i.is_discount_allowed, i.is_active,
  g.slab_name, g.cgst_basis_points as cgst, g.sgst_basis_points as sgst`;
const tables = sql`pharmacy_item i join gst_slab g on g.tenant_id = i.tenant_id and g.gst_slab_id = i.gst_slab_id`;

/** Items of the pharmacy: general goods belong to the stores (IN063). */
const ofPharmacy = sql`i.item_type <> 'General'`;

/** Every item of the pharmacy, by name. */
export function itemList(tenantId: number): ListSource {
  return {
    select: kept,
    from: tables,
    where: sql`i.tenant_id = ${tenantId} and ${ofPharmacy}`,
    columns: {
      itemId: { sql: sql`i.item_id`, kind: 'number' },
      itemCode: { sql: sql`i.item_code`, kind: 'text' },
      itemName: { sql: sql`i.item_name`, kind: 'text' },
      genericName: { sql: sql`i.generic_name`, kind: 'text' },
      itemType: { sql: sql`i.item_type`, kind: 'text' },
      pack: { sql: sql`i.pack`, kind: 'text' },
      hsnCode: { sql: sql`i.hsn_code`, kind: 'text' },
      schedule: { sql: sql`i.schedule`, kind: 'text' },
      slabName: { sql: sql`g.slab_name`, kind: 'text' },
      isActive: { sql: sql`i.is_active`, kind: 'flag' },
    },
    tieBreak: sql`i.item_id`,
    defaultOrder: sql`lower(i.item_name)`,
  };
}

/** One item. Refuses when the tenant has none of that number. */
export function findItem(tx: Transaction, tenantId: number, itemId: number): Promise<PharmacyItem> {
  return tx.one(
    sql`select ${kept} from ${tables} where i.tenant_id = ${tenantId} and ${ofPharmacy} and i.item_id = ${itemId}`,
    pharmacySentences.itemDoesNotExist,
  );
}

/** The active slabs, the lowest first. */
export function readSlabs(tx: Transaction, tenantId: number): Promise<ListedSlab[]> {
  return tx.rows(sql`
    select gst_slab_id, slab_name, igst_basis_points as igst, sgst_basis_points as sgst, cgst_basis_points as cgst
    from gst_slab where tenant_id = ${tenantId} and is_active order by igst_basis_points, gst_slab_id`);
}

/** The generic name as typed; of a medicine that is named by it, that name: of brands nobody is sure. */
function genericOf({ itemName, itemType, pack, genericName }: PharmacyItemInput): string | null {
  if (genericName) return genericName;
  return itemType === 'Medical' ? sureGenericName(itemName, pack) : null;
}

/** Adds an item and answers its number. Refuses a code or name that an active one has. */
export async function insertItem(tx: Transaction, tenantId: number, item: PharmacyItemInput): Promise<number> {
  const { itemId } = await sayingTwice(
    item,
    tx.one<{ itemId: number }>(
      sql`insert into pharmacy_item (tenant_id, item_code, item_name, generic_name, item_type, pack, hsn_code, gst_slab_id, schedule, storage,
          is_high_alert, look_alike_of, is_discount_allowed, is_active)
        values (${tenantId}, ${item.itemCode}, ${item.itemName}, ${genericOf(item)}, ${item.itemType}, ${item.pack}, ${item.hsnCode || null},
          ${item.gstSlabId}, ${item.schedule ?? null}, ${item.storage ?? null}, ${item.isHighAlert ?? false},
          ${item.lookAlikeOf?.trim() || null}, ${item.isDiscountAllowed ?? true}, ${item.isActive ?? true})
        returning item_id`,
      kernelSentences.nothingAdded,
    ),
  );
  return itemId;
}

/** Replaces every field of an item; it stays as active as it was where nothing is said. Refuses as `insertItem`. */
export function replaceItem(
  tx: Transaction,
  tenantId: number,
  itemId: number,
  item: PharmacyItemInput,
): Promise<unknown> {
  return sayingTwice(
    item,
    tx.one(
      sql`update pharmacy_item set item_code = ${item.itemCode}, item_name = ${item.itemName},
          generic_name = ${genericOf(item)}, item_type = ${item.itemType},
          pack = ${item.pack}, hsn_code = ${item.hsnCode || null}, gst_slab_id = ${item.gstSlabId},
          schedule = ${item.schedule ?? null}, storage = ${item.storage ?? null},
          is_high_alert = ${item.isHighAlert ?? false}, look_alike_of = ${item.lookAlikeOf?.trim() || null},
          is_discount_allowed = ${item.isDiscountAllowed ?? true}, is_active = coalesce(${item.isActive ?? null}::boolean, is_active)
        where tenant_id = ${tenantId} and item_id = ${itemId} returning item_id`,
      pharmacySentences.itemDoesNotExist,
    ),
  );
}

/** Refuses while a batch of an item is in stock anywhere; the item stays locked against new ones. */
export async function refuseStocked(tx: Transaction, tenantId: number, itemId: number): Promise<void> {
  await tx.one(
    sql`select i.item_id from pharmacy_item i where i.tenant_id = ${tenantId} and i.item_id = ${itemId} for update`,
    pharmacySentences.itemDoesNotExist,
  );
  const stocked = await tx.row<{ quantity: number }>(sql`
    select sum(quantity)::int as quantity from pharmacy_batch
    where tenant_id = ${tenantId} and item_id = ${itemId} and quantity > 0 having sum(quantity) > 0`);
  if (stocked) refuse(pharmacySentences.itemInStock({ quantity: stocked.quantity }));
}

/** Takes an item out of use. Refuses while it is in stock. */
export async function deactivateItem(tx: Transaction, tenantId: number, itemId: number): Promise<void> {
  await refuseStocked(tx, tenantId, itemId);
  await tx.rows(sql`update pharmacy_item set is_active = false where tenant_id = ${tenantId} and item_id = ${itemId}`);
}

function sayingTwice<T>({ itemCode, itemName }: PharmacyItemInput, write: Promise<T>): Promise<T> {
  return refuseOnConflict(write, {
    pharmacy_item_by_code: ['item.itemCode', pharmacySentences.itemCodeExists({ itemCode })],
    pharmacy_item_by_name: ['item.itemName', pharmacySentences.itemNameTaken({ itemName })],
  });
}
