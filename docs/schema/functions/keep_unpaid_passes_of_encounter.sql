CREATE OR REPLACE FUNCTION public.keep_unpaid_passes_of_encounter()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  perform keep_unpaid_passes(new.tenant_id, array(
    select o.clinical_order_id from clinical_order o
    where o.tenant_id = new.tenant_id and o.encounter_id = new.encounter_id order by o.clinical_order_id));
  return null;
end $function$;
