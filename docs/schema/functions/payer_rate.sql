CREATE OR REPLACE FUNCTION public.payer_rate(of_tenant integer, of_association bigint, of_charge bigint, on_day date)
 RETURNS TABLE(association_charge_id bigint, tpa_charge_code text, tpa_charge_paise bigint, valid_from date)
 LANGUAGE sql
 STABLE
AS $function$
  select r.association_charge_id, r.tpa_charge_code, r.tpa_charge_paise, r.valid_from from association_charge r
  where r.tenant_id = of_tenant and r.association_id = of_association and r.charge_id = of_charge and r.is_active
    and r.valid_from <= on_day
  order by r.valid_from desc limit 1
$function$;
