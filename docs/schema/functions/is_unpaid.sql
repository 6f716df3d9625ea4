CREATE OR REPLACE FUNCTION public.is_unpaid(of_tenant integer, of_order bigint)
 RETURNS boolean
 LANGUAGE sql
 SET search_path TO 'public'
AS $function$
  select exists (
    select from clinical_order o join encounter e on e.tenant_id = o.tenant_id and e.encounter_id = o.encounter_id
    where o.tenant_id = of_tenant and o.clinical_order_id = of_order and o.status <> 'Cancelled' and e.admission_id is null)
  and not exists (
    select from service_charge x join counter_bill b on b.tenant_id = x.tenant_id and b.counter_bill_id = x.counter_bill_id
    where x.tenant_id = of_tenant and x.clinical_order_id = of_order and x.is_active and b.due_paise = 0)
$function$;
