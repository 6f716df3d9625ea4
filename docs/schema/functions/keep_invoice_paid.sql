CREATE OR REPLACE FUNCTION public.keep_invoice_paid()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update supplier_invoice i set paid_paise = i.paid_paise + new.amount_paise
    where i.tenant_id = new.tenant_id and i.supplier_invoice_id = new.supplier_invoice_id;
  return null;
end $function$;
