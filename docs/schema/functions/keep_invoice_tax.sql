CREATE OR REPLACE FUNCTION public.keep_invoice_tax()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update supplier_invoice i set tax_paise = i.tax_paise + new.tax_paise
    where i.tenant_id = new.tenant_id and i.supplier_invoice_id = new.supplier_invoice_id;
  perform post_voucher(new.tenant_id, new.hospital_id, null, 'J', new.deducted_at, 'supplier_tax', new.supplier_tax_id, new.created_by,
    array[(104, new.supplier_id, new.tax_paise)::ledger_entry, (103, null, -new.tax_paise)::ledger_entry]);
  return null;
end $function$;
