CREATE OR REPLACE FUNCTION public.open_consumption_account()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform add_consumption_account(new.tenant_id);
  return null;
end $function$;
