CREATE OR REPLACE FUNCTION public.open_ledger()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform add_system_accounts(new.tenant_id);
  return null;
end $function$;
