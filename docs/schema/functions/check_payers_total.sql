CREATE OR REPLACE FUNCTION public.check_payers_total()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  confirmed bigint;
begin
  select sum(v.confirmed_paise) into confirmed from bill_version v
   where v.tenant_id = new.tenant_id and v.admission_id = new.admission_id and v.status = 'confirmed';
  if confirmed is not null and (confirmed is distinct from new.final_authorized_paise or new.association_id is null) then
    raise exception 'Payers confirmed % paise of admission %', confirmed, new.admission_id using constraint = 'payers_total';
  end if;
  return new;
end $function$;
