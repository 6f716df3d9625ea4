CREATE OR REPLACE FUNCTION public.post_advance()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform post_voucher(new.tenant_id, new.hospital_id, null,
    case new.kind when 'Receive' then 'R' when 'Refund' then 'Y' else 'J' end, new.created_at, 'advance_entry',
    new.advance_entry_id, new.created_by, advance_entries(new));
  return null;
end $function$;
