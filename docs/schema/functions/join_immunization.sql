CREATE OR REPLACE FUNCTION public.join_immunization()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.is_active and exists (select from immunization known where known.tenant_id = new.tenant_id
      and known.patient_id = new.patient_id and known.is_active and lower(known.dose_key) = lower(new.dose_key)
      and known.given_on = new.given_on) then
    new.is_active := false;
    new.change_reason := 'The joined record has this dose';
  elsif not new.is_active and new.change_reason = 'The joined record has this dose'
      and not exists (select from immunization later where later.tenant_id = new.tenant_id and later.corrects_id = new.immunization_id) then
    new.is_active := true;
    new.change_reason := null;
  end if;
  return new;
end $function$;
