CREATE OR REPLACE FUNCTION public.keep_unpaid_passes(of_tenant integer, orders bigint[])
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'public'
AS $function$
begin
  perform from unpaid_pass where tenant_id = of_tenant and clinical_order_id = any(orders) order by clinical_order_id for update;
  if not found then return; end if;
  update unpaid_pass set is_open = not is_open
  where tenant_id = of_tenant and clinical_order_id = any(orders) and is_open <> is_unpaid(tenant_id, clinical_order_id);
end $function$;
