CREATE OR REPLACE FUNCTION public.post_receipt_part()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  received_at timestamptz;
begin
  if tg_op = 'UPDATE' then
    perform post_voucher(new.tenant_id, new.hospital_id, new.admission_id, new.counter_bill_id, 'J', now(), 'payer_receipt_part',
      new.part_id, coalesce(nullif(current_setting('app.user_id', true), '')::bigint, new.created_by),
      receipt_part_entries(new) || reversed(receipt_part_entries(old)));
    return null;
  end if;
  select (r.received_on + time '12:00') at time zone h.timezone into received_at
    from payer_receipt r join hospital h on h.tenant_id = r.tenant_id and h.hospital_id = r.hospital_id
   where r.tenant_id = new.tenant_id and r.receipt_id = new.receipt_id;
  perform post_voucher(new.tenant_id, new.hospital_id, new.admission_id, new.counter_bill_id, 'R', received_at, 'payer_receipt_part',
    new.part_id, new.created_by, receipt_part_entries(new));
  return null;
end $function$;
