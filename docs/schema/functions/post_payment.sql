CREATE OR REPLACE FUNCTION public.post_payment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    perform post_voucher(new.tenant_id, new.hospital_id, new.admission_id,
      case new.payment_type when 'Receive' then 'R' else 'Y' end, new.paid_at, 'payment', new.payment_id, new.created_by,
      payment_entries(new));
  else
    perform post_voucher(new.tenant_id, new.hospital_id, new.admission_id, 'J', now(), 'payment', new.payment_id,
      coalesce(nullif(current_setting('app.user_id', true), '')::bigint, new.created_by),
      payment_entries(new) || reversed(payment_entries(old)));
  end if;
  return null;
end $function$;
