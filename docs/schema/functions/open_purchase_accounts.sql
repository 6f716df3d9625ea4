CREATE OR REPLACE FUNCTION public.open_purchase_accounts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform add_purchase_accounts(new.tenant_id);
  return null;
end $function$;
