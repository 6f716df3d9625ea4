CREATE OR REPLACE FUNCTION public.post_supplier_payment()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  sign integer := case when new.reversal_of is null then 1 else -1 end;
  settled bigint := new.amount_paise - new.advance_paise + new.tax_paise;
begin
  perform post_voucher(new.tenant_id, new.hospital_id, null, case new.mode when 'Advance' then 'J' else 'Y' end, new.paid_at,
    'supplier_payment', new.supplier_payment_id, new.created_by,
    array[(104, new.supplier_id, sign * settled)::ledger_entry, (105, new.supplier_id, sign * new.advance_paise)::ledger_entry,
      (103, null, -sign * new.tax_paise)::ledger_entry,
      case new.mode when 'Advance' then (105, new.supplier_id, -sign * new.amount_paise)::ledger_entry
        when 'Cheque' then (2, null, -sign * new.amount_paise)::ledger_entry
        else (1, case new.mode when 'Cash' then 1 when 'UPI' then 3 else 4 end, -sign * new.amount_paise)::ledger_entry end]);
  if new.advance_paise <> 0 or new.mode = 'Advance' then
    insert into supplier_advance values (new.tenant_id, new.supplier_id, 0) on conflict do nothing;
    update supplier_advance a set open_paise = a.open_paise
        + sign * case new.mode when 'Advance' then -new.amount_paise else new.advance_paise end
      where a.tenant_id = new.tenant_id and a.supplier_id = new.supplier_id;
  end if;
  return null;
end $function$;
