CREATE OR REPLACE FUNCTION public.open_asset_accounts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform add_asset_accounts(new.tenant_id);
  return null;
end $function$;
