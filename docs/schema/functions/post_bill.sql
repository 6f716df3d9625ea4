CREATE OR REPLACE FUNCTION public.post_bill()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    perform post_voucher(new.tenant_id, new.hospital_id, new.admission_id, 'J', new.billed_at, 'bill', new.bill_id,
      new.created_by, pool_entries(new));
    perform post_voucher(new.tenant_id, new.hospital_id, new.admission_id, 'J', new.billed_at, 'bill', new.bill_id,
      new.created_by, bill_entries(new));
  elsif old.is_active and not new.is_active then
    perform post_voucher(new.tenant_id, new.hospital_id, new.admission_id, 'J', now(), 'bill', new.bill_id,
      coalesce(nullif(current_setting('app.user_id', true), '')::bigint, new.created_by),
      (select reversed(array_agg((e.glid, e.slid, e.amount_paise)::ledger_entry))
         from voucher v join voucher_entry e on e.tenant_id = v.tenant_id and e.voucher_id = v.voucher_id
        where v.tenant_id = new.tenant_id and v.source_table = 'bill' and v.source_id = new.bill_id)
      || own_money_entries(new));
  end if;
  return null;
end $function$;
