// The batches of goods that a supplier delivers: found by item and number, or made, and locked for the receipt.
import type { Paise } from '@charaka/rules/money/money';
import { lastDayOfMonth } from '@charaka/rules/stay/hospital-day';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';

/** A batch as a line of a receipt names it; the standing batch of goods without batches has neither number nor expiry nor MRP (IN063). */
export interface NamedBatch {
  readonly itemId: number;
  readonly batchNumber: string | null;
  readonly expiry: string | null;
  readonly mrpPaise: Paise | null;
}

/** A batch of the hospital. */
export interface KnownBatch extends NamedBatch {
  readonly batchId: number;
  /** Packs of it were delivered, and none was ever accepted: no goods have its MRP yet. */
  readonly isOnlyRejected: boolean;
}

/** Item and number of a batch, by which it is there once. */
export const batchKey = ({
  itemId,
  batchNumber,
}: {
  readonly itemId: number;
  readonly batchNumber?: string | null | undefined;
}): string => `${itemId} ${batchNumber?.toLowerCase() ?? ''}`;

/** Whether a pack and a known batch have one expiry: packs name the month alone, and a known earlier day of it holds. */
export const isSameExpiry = (known: string | null, printed: string | null): boolean =>
  known === printed ||
  (known !== null && printed !== null && lastDayOfMonth(known.slice(0, 7)) === printed && known < printed);

const isOnlyRejected = sql`(exists (select from goods_receipt_line l where l.tenant_id = b.tenant_id and l.batch_id = b.batch_id)
  and not exists (select from stock_lot t where t.tenant_id = b.tenant_id and t.batch_id = b.batch_id))`;

/** The batches of these items and numbers that the hospital has, by `batchKey`. */
export async function readNamedBatches(call: Call, named: readonly NamedBatch[]): Promise<Map<string, KnownBatch>> {
  const rows = await call.tx.rows<KnownBatch>(sql`
    select b.batch_id, b.item_id, b.batch_number, b.expiry, b.mrp_paise, ${isOnlyRejected} as is_only_rejected
    from unnest(${named.map(({ itemId }) => itemId)}::bigint[], ${named.map(({ batchNumber }) => batchNumber)}::text[])
      as x (item_id, batch_number)
    join pharmacy_batch b on b.tenant_id = ${call.tenantId} and b.hospital_id = ${call.hospital.hospitalId}
      and b.item_id = x.item_id
      and (lower(b.batch_number) = lower(x.batch_number) or b.batch_number is null and x.batch_number is null)`);
  return new Map(rows.map((row) => [batchKey(row), row]));
}

/**
 * Makes the batches that are missing, and locks all of them in the order of their numbers, as sales do. `named` has each batch once. Answers the batches by `batchKey`.
 */
export async function lockNamedBatches(call: Call, named: readonly NamedBatch[]): Promise<Map<string, KnownBatch>> {
  const inOrder = named.toSorted(
    (one, other) => one.itemId - other.itemId || (batchKey(one) < batchKey(other) ? -1 : 1),
  );
  await call.tx.rows(sql`
    insert into pharmacy_batch (tenant_id, hospital_id, item_id, batch_number, expiry, mrp_paise)
    select ${call.tenantId}, ${call.hospital.hospitalId}, x.item_id, x.batch_number, x.expiry, x.mrp_paise
    from unnest(${inOrder.map(({ itemId }) => itemId)}::bigint[], ${inOrder.map(({ batchNumber }) => batchNumber)}::text[],
      ${inOrder.map(({ expiry }) => expiry)}::date[], ${inOrder.map(({ mrpPaise }) => mrpPaise)}::bigint[])
      with ordinality as x (item_id, batch_number, expiry, mrp_paise, place)
    order by x.place
    on conflict do nothing`);
  const found = await readNamedBatches(call, named);
  await call.tx.rows(sql`
    select batch_id from pharmacy_batch b where b.tenant_id = ${call.tenantId}
      and b.batch_id = any(${[...found.values()].map(({ batchId }) => batchId)}::bigint[]) order by b.batch_id for update`);
  return readNamedBatches(call, named);
}

/** Lowers the prices of locked batches to those printed on accepted packs (PH012); a batch without accepted packs until now gets their price. */
export async function lowerPrices(call: Call, named: readonly NamedBatch[]): Promise<void> {
  await call.tx.rows(sql`
    update pharmacy_batch b set mrp_paise = x.mrp_paise
    from unnest(${named.map(({ itemId }) => itemId)}::bigint[], ${named.map(({ batchNumber }) => batchNumber)}::text[],
      ${named.map(({ mrpPaise }) => mrpPaise)}::bigint[]) as x (item_id, batch_number, mrp_paise)
    where b.tenant_id = ${call.tenantId} and b.hospital_id = ${call.hospital.hospitalId} and b.item_id = x.item_id
      and lower(b.batch_number) = lower(x.batch_number) and (b.mrp_paise > x.mrp_paise or ${isOnlyRejected})`);
}

/**
 * Restores the prices that a receipt lowered, while its locked batches still have them (PH012, PH040). Accepted packs of other receipts
 * with a lower MRP keep the price at that MRP.
 */
export async function restorePrices(call: Call, goodsReceiptId: number): Promise<void> {
  await call.tx.rows(sql`
    update pharmacy_batch b set mrp_paise = x.restored_paise
    from (
      select l.batch_id, l.mrp_paise, least(l.earlier_mrp_paise, (
        select min(o.mrp_paise) from goods_receipt_line o
        join goods_receipt g on g.tenant_id = o.tenant_id and g.goods_receipt_id = o.goods_receipt_id and g.cancelled_at is null
        where o.tenant_id = l.tenant_id and o.batch_id = l.batch_id and o.units > 0 and o.goods_receipt_id <> l.goods_receipt_id
      )) as restored_paise
      from goods_receipt_line l
      where l.tenant_id = ${call.tenantId} and l.goods_receipt_id = ${goodsReceiptId} and l.earlier_mrp_paise is not null) x
    where b.tenant_id = ${call.tenantId} and b.batch_id = x.batch_id and b.mrp_paise = x.mrp_paise`);
}
