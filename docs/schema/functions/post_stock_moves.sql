CREATE OR REPLACE FUNCTION public.post_stock_moves()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  document record;
begin
  update pharmacy_batch b set quantity = b.quantity + m.units
    from (select l.tenant_id, l.batch_id, sum(a.units)::integer as units
      from added a join stock_lot l on l.tenant_id = a.tenant_id and l.lot_id = a.lot_id
      group by 1, 2 having sum(a.units) <> 0 order by 1, 2) m
    where b.tenant_id = m.tenant_id and b.batch_id = m.batch_id;
  for document in
    select e.tenant_id, e.hospital_id, e.admission_id, e.source, e.source_id, min(e.moved_at) as moved_at, min(e.created_by) as created_by,
      array_agg((e.stock_account, e.store_id, e.value_paise)::ledger_entry) || case e.source when 'stock_transfer' then array[]::ledger_entry[]
        when 'purchase_return' then array[
          (104, min(e.supplier_id), -sign(sum(e.units))::bigint * min(e.claimed_paise))::ledger_entry,
          (307, null, (sign(sum(e.units))::bigint * min(e.claimed_paise) - sum(e.value_paise))::bigint)::ledger_entry]
        else array[(
        case e.source when 'goods_receipt' then 302 when 'stock_lot' then 117 when 'stock_adjustment' then 306
          when 'stock_consumption' then case when e.admission_id is null then 304 else 303 end else 303 end,
        case when e.source = 'stock_consumption' and e.admission_id is null then min(e.using_store_id) end, -sum(e.value_paise)::bigint)::ledger_entry
      ] end as entries
    from (
      select a.tenant_id, a.hospital_id, a.store_id, a.units, a.value_paise, a.moved_at, a.created_by, a.stock_move_id,
        case i.item_type when 'General' then 301 else 300 end as stock_account, coalesce(u.to_store_id, a.store_id) as using_store_id,
        coalesce(s.admission_id, r.admission_id, c.admission_id) as admission_id, p.supplier_id, p.claimed_paise,
        case when a.goods_receipt_line_id is not null then 'goods_receipt' when a.transfer_line_id is not null then 'stock_transfer'
          when a.consumption_id is not null then 'stock_consumption' when a.purchase_return_line_id is not null then 'purchase_return'
          when a.move_kind = 'Received' then 'stock_lot'
          when a.move_kind = 'Adjusted' then 'stock_adjustment' when a.move_kind = 'Sold' then 'pharmacy_sale'
          else 'pharmacy_return' end as source,
        case when a.goods_receipt_line_id is not null then g.goods_receipt_id when a.transfer_line_id is not null then t.transfer_id
          when a.consumption_id is not null then a.consumption_id when a.purchase_return_line_id is not null then p.purchase_return_id
          when a.move_kind = 'Received' then a.lot_id
          when a.move_kind = 'Adjusted' then a.stock_adjustment_id when a.move_kind = 'Sold' then s.sale_id
          else r.return_id end as source_id
      from added a
      join stock_lot l on l.tenant_id = a.tenant_id and l.lot_id = a.lot_id
      join pharmacy_batch b on b.tenant_id = l.tenant_id and b.batch_id = l.batch_id
      join pharmacy_item i on i.tenant_id = b.tenant_id and i.item_id = b.item_id
      left join stock_consumption c on c.tenant_id = a.tenant_id and c.consumption_id = a.consumption_id
      left join goods_issue u on u.tenant_id = c.tenant_id and u.goods_issue_id = c.goods_issue_id
      left join goods_receipt_line g on g.tenant_id = a.tenant_id and g.goods_receipt_line_id = a.goods_receipt_line_id
      left join stock_transfer_line t on t.tenant_id = a.tenant_id and t.transfer_line_id = a.transfer_line_id
      left join purchase_return_line pl on pl.tenant_id = a.tenant_id and pl.purchase_return_line_id = a.purchase_return_line_id
      left join purchase_return p on p.tenant_id = pl.tenant_id and p.purchase_return_id = pl.purchase_return_id
      left join pharmacy_sale_line sl on sl.tenant_id = a.tenant_id and sl.sale_line_id = a.sale_line_id
      left join pharmacy_sale s on s.tenant_id = sl.tenant_id and s.sale_id = sl.sale_id
      left join pharmacy_return_line rl on rl.tenant_id = a.tenant_id and rl.return_line_id = a.return_line_id
      left join pharmacy_return r on r.tenant_id = rl.tenant_id and r.return_id = rl.return_id) e
    group by 1, 2, 3, 4, 5 order by min(e.stock_move_id)
  loop
    perform post_voucher(document.tenant_id, document.hospital_id, document.admission_id,
      case document.source when 'pharmacy_sale' then 'S' when 'goods_receipt' then 'P' when 'stock_transfer' then 'T' else 'J' end,
      document.moved_at, document.source, document.source_id, document.created_by, document.entries);
  end loop;
  return null;
end $function$;
