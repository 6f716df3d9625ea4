CREATE OR REPLACE FUNCTION public.post_counter_receipt()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform post_voucher(new.tenant_id, new.hospital_id, null::bigint, new.counter_bill_id,
    case new.kind when 'Receive' then 'R' else 'Y' end, new.paid_at, 'counter_receipt', new.counter_receipt_id, new.created_by,
    counter_receipt_entries(new));
  return null;
end $function$;
