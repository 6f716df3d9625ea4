CREATE OR REPLACE FUNCTION public.open_tax_accounts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform add_tax_accounts(new.tenant_id);
  return null;
end $function$;
