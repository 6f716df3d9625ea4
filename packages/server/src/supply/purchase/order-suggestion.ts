// Suggests the lines of an order from the level of each item, its use in the last 90 days, and what is there or on its way (PH025).

import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import {
  setItemLevel as setItemLevelEndpoint,
  suggestOrder as suggestOrderEndpoint,
} from '@charaka/contract/supply/purchase/order-suggestion';
import { purchaseSentences } from '@charaka/contract/supply/purchase/purchase-sentences';
import { suggestedPacks } from '@charaka/rules/supply/order-suggestion';
import sql, { type Sql } from 'sql-template-tag';
import { type Call, handle, todayOf } from '../../kernel/handler.ts';
import { isHeldIn, systemStore } from '../stock/stock-engine.ts';
import { itemsOf } from './received-items.ts';
import { supplierStore } from './suppliers.ts';

type SuggestedLine = OutputOf<typeof suggestOrderEndpoint>['lines'][number];

/** Days before today whose use counts. */
const USED_DAYS = 90;

/**
 * The moves of a store by item and day: what changed, what came, and what was used. Use is what was sold, consumed and sent to other
 * stores, less what came back; Quarantine is no use.
 */
function movesByDay(call: Call, storeId: number): Sql {
  return sql`select b.item_id, (m.moved_at at time zone ${call.hospital.timezone})::date as day, sum(m.units) as change,
      sum(greatest(m.units, 0)) as came,
      sum(case when m.move_kind in ('Sold', 'SaleReturned', 'Consumed') or o.store_kind <> 'Quarantine' then -m.units else 0 end) as used
    from stock_move m
    join stock_lot l on l.tenant_id = m.tenant_id and l.lot_id = m.lot_id
    join pharmacy_batch b on b.tenant_id = l.tenant_id and b.batch_id = l.batch_id
    left join stock_transfer_line x on x.tenant_id = m.tenant_id and x.transfer_line_id = m.transfer_line_id
    left join stock_transfer t on t.tenant_id = x.tenant_id and t.transfer_id = x.transfer_id
    left join store o on o.tenant_id = t.tenant_id
      and o.store_id = case t.from_store_id when m.store_id then t.to_store_id else t.from_store_id end
    where m.tenant_id = ${call.tenantId} and m.hospital_id = ${call.hospital.hospitalId} and m.store_id = ${storeId}
      and m.moved_at >= (${todayOf(call)}::date - ${USED_DAYS}::integer)::timestamp at time zone ${call.hospital.timezone}
    group by 1, 2`;
}

/** Units of each item in a store: all of them, and the free ones, which are neither expired nor held. */
function unitsByItem(call: Call, storeId: number): Sql {
  return sql`select b.item_id, sum(k.units)::integer as units,
      coalesce(sum(k.units) filter (where (b.expiry is null or b.expiry >= ${todayOf(call)}::date) and not ${isHeldIn(sql`l`, sql`k.store_id`)}), 0)::integer as free
    from stock_balance k
    join stock_lot l on l.tenant_id = k.tenant_id and l.lot_id = k.lot_id
    join pharmacy_batch b on b.tenant_id = l.tenant_id and b.batch_id = l.batch_id
    where k.tenant_id = ${call.tenantId} and k.store_id = ${storeId} and k.units > 0 group by 1`;
}

/** A line before its suggestion; general goods are delivered in packs of several units. */
type Figures = Omit<SuggestedLine, 'suggestedPacks'> & { readonly unitsPerPack: number };

/** The figures of the items that have a level or were used, by name. A day without any unit is no day in stock. */
function readFigures(call: Call, storeId: number, supplierId: number | null): Promise<Figures[]> {
  const { tenantId, hospital } = call;
  const today = sql`${todayOf(call)}::date`;
  return call.tx.rows(sql`
    with moves as (${movesByDay(call, storeId)}),
      stored as (${unitsByItem(call, storeId)}),
      wanted as (
        select item_id from item_level where tenant_id = ${tenantId} and store_id = ${storeId}
        union select item_id from moves where used > 0),
      days as (
        select w.item_id, coalesce(m.came, 0) as came, coalesce(m.used, 0) as used, coalesce(m.change, 0) as change,
          coalesce(s.units, 0) - coalesce((select n.change from moves n where n.item_id = w.item_id and n.day = ${today}), 0)
            - coalesce(sum(m.change) over (partition by w.item_id order by d.day desc
                rows between unbounded preceding and 1 preceding), 0) as closing
        from wanted w
        cross join (select ${today} - n as day from generate_series(1, ${USED_DAYS}::integer) n) d
        left join moves m on m.item_id = w.item_id and m.day = d.day
        left join stored s on s.item_id = w.item_id),
      used as (
        select item_id, greatest(sum(used), 0)::integer as units, count(*) filter (where closing - change > 0 or came > 0)::integer as stocked
        from days group by 1)
    select i.item_id, i.item_name, coalesce(i.purchase_pack, i.pack) as pack, i.units_per_pack, g.igst_basis_points as gst, u.units as used_units, u.stocked as stocked_days,
      coalesce(s.free, 0) as free, v.reorder_level, v.maximum,
      coalesce(v.order_multiple, 1) as order_multiple,
      (select coalesce(sum(x.units_issued), 0)::integer from stock_transfer t
        join stock_transfer_line x on x.tenant_id = t.tenant_id and x.transfer_id = t.transfer_id
        join stock_lot l on l.tenant_id = x.tenant_id and l.lot_id = x.lot_id
        join pharmacy_batch b on b.tenant_id = l.tenant_id and b.batch_id = l.batch_id and b.item_id = i.item_id
        where t.tenant_id = i.tenant_id and t.to_store_id = ${storeId} and t.status = 'InTransit') as in_transit,
      (select coalesce(sum(l.packs - l.received_packs), 0)::integer * i.units_per_pack from purchase_order_line l
        join purchase_order o on o.tenant_id = l.tenant_id and o.purchase_order_id = l.purchase_order_id
          and o.status in ('Submitted', 'Approved', 'PartlyReceived')
        where l.tenant_id = i.tenant_id and l.hospital_id = ${hospital.hospitalId} and l.item_id = i.item_id and l.is_active) as on_order,
      (select l.rate_paise from goods_receipt_line l
        join goods_receipt r on r.tenant_id = l.tenant_id and r.goods_receipt_id = l.goods_receipt_id and r.cancelled_at is null
        join pharmacy_batch b on b.tenant_id = l.tenant_id and b.batch_id = l.batch_id and b.item_id = i.item_id
        where l.tenant_id = i.tenant_id and l.hospital_id = ${hospital.hospitalId} and r.supplier_id = ${supplierId}::bigint
        order by l.goods_receipt_line_id desc limit 1) as last_rate
    from used u
    join pharmacy_item i on i.tenant_id = ${tenantId} and i.item_id = u.item_id and i.is_active
    join gst_slab g on g.tenant_id = i.tenant_id and g.gst_slab_id = i.gst_slab_id
    left join item_level v on v.tenant_id = i.tenant_id and v.store_id = ${storeId} and v.item_id = i.item_id
    left join stored s on s.item_id = i.item_id
    order by lower(i.item_name), i.item_id`);
}

/** Items with packs to order, and items in use without a level, for which nothing is suggested. Refuses a supplier that does not exist. */
export const suggestOrder = handle(suggestOrderEndpoint, async (call, { supplierId, leadDays, days }) => {
  if (supplierId != null) await supplierStore.find(call, supplierId);
  const { storeId } = await systemStore(call, 'Main');
  const figures = await readFigures(call, storeId, supplierId ?? null);
  const lines = figures.map(({ unitsPerPack, ...line }): SuggestedLine => {
    const { reorderLevel } = line;
    if (reorderLevel == null) return { ...line, suggestedPacks: null };
    const orderMultiple = line.orderMultiple * unitsPerPack;
    const need = { ...line, orderMultiple, reorderLevel, maximum: line.maximum ?? null, leadDays, askedDays: days };
    return { ...line, suggestedPacks: suggestedPacks(need) / unitsPerPack };
  });
  return { lines: lines.filter((line) => line.suggestedPacks !== 0) };
});

/** The next suggestion counts with it. */
export const setItemLevel = handle(setItemLevelEndpoint, async (call, { itemLevel }) => {
  const { itemId, reorderLevel, maximum, orderMultiple } = itemLevel;
  const [item] = await itemsOf(call, [itemLevel]);
  const { storeId } = await systemStore(call, 'Main');
  await call.tx.rows(sql`
    insert into item_level (tenant_id, hospital_id, store_id, item_id, reorder_level, maximum, order_multiple)
    values (${call.tenantId}, ${call.hospital.hospitalId}, ${storeId}, ${itemId}, ${reorderLevel}, ${maximum ?? null}, ${orderMultiple ?? 1})
    on conflict (tenant_id, hospital_id, store_id, item_id) do update set reorder_level = excluded.reorder_level,
      maximum = excluded.maximum, order_multiple = excluded.order_multiple`);
  call.say(purchaseSentences.levelSet({ itemName: item?.itemName ?? '' }));
  return {};
});
