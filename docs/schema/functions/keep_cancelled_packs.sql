CREATE OR REPLACE FUNCTION public.keep_cancelled_packs()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update purchase_order_line o set received_packs = o.received_packs - x.paid, received_free = o.received_free - x.free
    from (select l.purchase_order_line_id, sum(least(l.packs, l.units / l.units_per_pack))::integer as paid,
        sum(greatest(l.units / l.units_per_pack - l.packs, 0))::integer as free
      from goods_receipt_line l where l.tenant_id = new.tenant_id and l.goods_receipt_id = new.goods_receipt_id group by 1) x
    where o.tenant_id = new.tenant_id and o.purchase_order_line_id = x.purchase_order_line_id;
  return null;
end $function$;
