CREATE OR REPLACE FUNCTION public.keep_received_packs()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  accepted integer := new.units / new.units_per_pack;
begin
  update purchase_order_line o set received_packs = o.received_packs + least(new.packs, accepted),
      received_free = o.received_free + greatest(accepted - new.packs, 0)
    where o.tenant_id = new.tenant_id and o.purchase_order_line_id = new.purchase_order_line_id;
  return null;
end $function$;
