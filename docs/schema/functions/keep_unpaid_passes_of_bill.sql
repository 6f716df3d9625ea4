CREATE OR REPLACE FUNCTION public.keep_unpaid_passes_of_bill()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  perform keep_unpaid_passes(new.tenant_id, array(
    select o.clinical_order_id from clinical_order o
    where o.tenant_id = new.tenant_id and o.clinical_order_id in (
      select x.clinical_order_id from service_charge x
      where x.tenant_id = new.tenant_id and x.counter_bill_id = new.counter_bill_id and x.is_active)
    order by o.clinical_order_id for share of o));
  return null;
end $function$;
