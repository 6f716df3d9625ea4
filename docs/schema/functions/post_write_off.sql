CREATE OR REPLACE FUNCTION public.post_write_off()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform post_voucher(new.tenant_id, new.hospital_id, new.admission_id, 'J', now(), 'bill_write_off', new.write_off_id,
    coalesce(nullif(current_setting('app.user_id', true), '')::bigint, new.created_by),
    case tg_op when 'INSERT' then write_off_entries(new) else write_off_entries(new) || reversed(write_off_entries(old)) end);
  return null;
end $function$;
