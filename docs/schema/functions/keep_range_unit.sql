CREATE OR REPLACE FUNCTION public.keep_range_unit()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.unit is null then
    select p.shown_unit into new.unit from lab_parameter p
    where p.tenant_id = new.tenant_id and p.lab_parameter_id = new.lab_parameter_id;
  end if;
  return new;
end $function$;
