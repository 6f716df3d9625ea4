CREATE OR REPLACE FUNCTION public.post_counter_bill()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform post_voucher(new.tenant_id, new.hospital_id, null::bigint, new.counter_bill_id, 'J', new.billed_at, 'counter_bill',
    new.counter_bill_id, new.created_by, counter_bill_entries(new));
  return null;
end $function$;
