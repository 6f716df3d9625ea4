CREATE OR REPLACE FUNCTION public.check_returned_units()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if (select sum(x.units) from purchase_return_line x
      join purchase_return p on p.tenant_id = x.tenant_id and p.purchase_return_id = x.purchase_return_id and p.status <> 'Refused'
      where x.tenant_id = new.tenant_id and x.goods_receipt_line_id = new.goods_receipt_line_id)
    > (select l.units from goods_receipt_line l where l.tenant_id = new.tenant_id and l.goods_receipt_line_id = new.goods_receipt_line_id) then
    raise exception 'More is returned than line % brought', new.goods_receipt_line_id
      using errcode = 'check_violation', constraint = 'returned_within_received';
  end if;
  return null;
end $function$;
