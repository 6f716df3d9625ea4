CREATE OR REPLACE FUNCTION public.post_bill_payer()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  billed timestamptz;
begin
  if tg_op = 'INSERT' then
    select billed_at into billed from bill where tenant_id = new.tenant_id and bill_id = new.bill_id;
    perform post_voucher(new.tenant_id, new.hospital_id, new.admission_id, 'J', billed, 'bill_payer', new.bill_payer_id,
      new.created_by, bill_payer_entries(new));
  elsif old.is_active and not new.is_active then
    perform post_voucher(new.tenant_id, new.hospital_id, new.admission_id, 'J', now(), 'bill_payer', new.bill_payer_id,
      coalesce(nullif(current_setting('app.user_id', true), '')::bigint, new.created_by),
      reversed(bill_payer_entries(new)));
  end if;
  return null;
end $function$;
