CREATE OR REPLACE FUNCTION public.open_stock_accounts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform add_stock_accounts(new.tenant_id);
  return null;
end $function$;
