CREATE OR REPLACE FUNCTION public.post_credit_note()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform post_voucher(new.tenant_id, new.hospital_id, null, 'J', new.answered_at, 'purchase_return', new.purchase_return_id,
    new.answered_by, array[(104, new.supplier_id, new.credited_paise - new.claimed_paise)::ledger_entry,
      (307, null, new.claimed_paise - new.credited_paise)::ledger_entry]);
  return null;
end $function$;
