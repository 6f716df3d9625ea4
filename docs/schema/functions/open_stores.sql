CREATE OR REPLACE FUNCTION public.open_stores()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform add_first_stores(new.tenant_id, new.hospital_id);
  return null;
end $function$;
