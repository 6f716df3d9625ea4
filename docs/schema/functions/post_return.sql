CREATE OR REPLACE FUNCTION public.post_return()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform post_voucher(new.tenant_id, new.hospital_id, new.admission_id, 'J', new.returned_at, 'pharmacy_return', new.return_id,
    new.created_by, return_entries(new));
  return null;
end $function$;
