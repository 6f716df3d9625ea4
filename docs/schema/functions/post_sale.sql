CREATE OR REPLACE FUNCTION public.post_sale()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform post_voucher(new.tenant_id, new.hospital_id, new.admission_id, 'S', new.sold_at, 'pharmacy_sale', new.sale_id,
    new.created_by, sale_entries(new));
  return null;
end $function$;
