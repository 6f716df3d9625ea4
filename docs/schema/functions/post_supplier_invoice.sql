CREATE OR REPLACE FUNCTION public.post_supplier_invoice()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  sign integer := case when tg_op = 'INSERT' then 1 else -1 end;
begin
  if tg_op = 'UPDATE' and (old.cancelled_at is not null or new.cancelled_at is null) then return null; end if;
  perform post_voucher(new.tenant_id, new.hospital_id, null, 'J', coalesce(new.cancelled_at, new.created_at), 'supplier_invoice',
    new.supplier_invoice_id, coalesce(new.cancelled_by, new.created_by),
    array[(302, null, sign * new.received_paise)::ledger_entry, (61, null, sign * new.round_off_paise)::ledger_entry,
      (307, null, sign * new.difference_paise)::ledger_entry,
      (104, new.supplier_id, -sign * (new.payable_paise + new.deducted_paise))::ledger_entry]);
  return null;
end $function$;
