CREATE OR REPLACE FUNCTION public.is_critical_told(of_tenant integer, of_order bigint, result_at timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select case
    when exists (select from critical_value_now c where c.tenant_id = of_tenant and c.clinical_order_id = of_order)
      then not exists (select from critical_value_now c
        where c.tenant_id = of_tenant and c.clinical_order_id = of_order and not c.is_told)
    else exists (select from critical_call k where k.tenant_id = of_tenant and k.clinical_order_id = of_order
      and k.specimen_id is null and k.outcome = 'Told' and k.told_at >= coalesce(result_at, k.told_at)) end;
$function$;
