// The list of stock that is near its expiry, expired or in Quarantine, with its value and the supplier of its newest receipt (PH099).
import type { breakageParts } from '@charaka/contract/supply/store/breakage';
import { daysAfter } from '@charaka/rules/stay/hospital-day';
import sql, { type Sql } from 'sql-template-tag';
import { type Call, todayOf } from '../../kernel/handler.ts';
import type { ListSource } from '../../kernel/list-query.ts';
import { pharmacySettings } from '../pharmacy/pharmacy-settings.ts';
import { isHeldIn } from '../stock/stock-engine.ts';

type Part = (typeof breakageParts)[number];

/** The first to expire first. */
export function breakageList(call: Call, part: Part | null | undefined): ListSource {
  const today = todayOf(call);
  const last = daysAfter(today, pharmacySettings.of(call.hospital).nearExpiryDays);
  const inQuarantine = sql`x.store_kind = 'Quarantine'`;
  const parts: Readonly<Record<Part, Sql>> = {
    near: sql`not ${inQuarantine} and b.expiry between ${today}::date and ${last}::date`,
    expired: sql`not ${inQuarantine} and b.expiry < ${today}::date`,
    quarantine: inQuarantine,
  };
  const daysLeft = sql`(b.expiry - ${today}::date)`;
  const supplierName = sql`(select p.supplier_name from stock_lot o
    join goods_receipt_line r on r.tenant_id = o.tenant_id and r.goods_receipt_line_id = o.goods_receipt_line_id
    join goods_receipt g on g.tenant_id = r.tenant_id and g.goods_receipt_id = r.goods_receipt_id
    join supplier p on p.tenant_id = g.tenant_id and p.supplier_id = g.supplier_id
    where o.tenant_id = b.tenant_id and o.batch_id = b.batch_id order by o.lot_id desc limit 1)`;
  return {
    select: sql`x.store_id || '-' || b.batch_id as store_batch_id, x.store_id, x.store_name, x.store_kind, b.batch_id, i.item_name, i.pack,
      b.batch_number, b.expiry, ${daysLeft} as days_left, x.units, x.value_paise as value, ${supplierName} as supplier_name,
      ${isHeldIn(sql`b`, sql`x.store_id`)} as is_held`,
    from: sql`(select s.store_id, s.store_name, s.store_kind, l.batch_id, sum(k.units)::integer as units, sum(k.value_paise)::bigint as value_paise
        from store s
        join stock_balance k on k.tenant_id = s.tenant_id and k.store_id = s.store_id and k.units > 0
        join stock_lot l on l.tenant_id = k.tenant_id and l.lot_id = k.lot_id
        where s.tenant_id = ${call.tenantId} and s.hospital_id = ${call.hospital.hospitalId} and s.store_kind <> 'Transit'
        group by s.store_id, s.store_name, s.store_kind, l.batch_id) x
      join pharmacy_batch b on b.tenant_id = ${call.tenantId} and b.batch_id = x.batch_id
      join pharmacy_item i on i.tenant_id = b.tenant_id and i.item_id = b.item_id`,
    where: part ? parts[part] : sql`true`,
    columns: {
      storeName: { sql: sql`x.store_name`, kind: 'text' },
      itemName: { sql: sql`i.item_name`, kind: 'text' },
      batchNumber: { sql: sql`b.batch_number`, kind: 'text' },
      expiry: { sql: sql`b.expiry`, kind: 'day' },
      daysLeft: { sql: daysLeft, kind: 'number' },
      units: { sql: sql`x.units`, kind: 'number' },
      value: { sql: sql`x.value_paise`, kind: 'money' },
      supplierName: { sql: supplierName, kind: 'text' },
    },
    tieBreak: sql`b.batch_id, x.store_id`,
    defaultOrder: sql`b.expiry`,
  };
}
