CREATE OR REPLACE FUNCTION public.post_supplier_payment()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  amount bigint := case when new.reversal_of is null then new.amount_paise else -new.amount_paise end;
begin
  perform post_voucher(new.tenant_id, new.hospital_id, null, 'Y', new.paid_at, 'supplier_payment', new.supplier_payment_id, new.created_by,
    array[(104, new.supplier_id, amount)::ledger_entry, case new.mode when 'Cheque' then (2, null, -amount)::ledger_entry
      else (1, case new.mode when 'Cash' then 1 when 'UPI' then 3 else 4 end, -amount)::ledger_entry end]);
  return null;
end $function$;
