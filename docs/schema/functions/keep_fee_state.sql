CREATE OR REPLACE FUNCTION public.keep_fee_state()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  b counter_bill;
begin
  if new.counter_bill_id is not null then
    select * into b from counter_bill where tenant_id = new.tenant_id and counter_bill_id = new.counter_bill_id;
    new.fee_state := case when b.due_paise > 0 then 'Due' when b.authorized_paise > 0 then 'Payer' else 'Paid' end;
  elsif new.fee_state in ('Paid', 'Payer') then
    raise exception 'the fee of a visit is paid by a bill' using errcode = 'check_violation', constraint = 'opd_fee_without_bill';
  end if;
  if tg_op = 'UPDATE' and new.queue_state = 'Called' and old.queue_state <> 'Called' and new.fee_state = 'Due'
    and new.visit_kind <> 'Emergency' and not exists (select from opd_fee_setting s
      where s.tenant_id = new.tenant_id and s.hospital_id = new.hospital_id and s.collects_after) then
    raise exception 'the fee of token % is due', new.token_no using errcode = 'check_violation', constraint = 'opd_fee_due';
  end if;
  return new;
end $function$;
