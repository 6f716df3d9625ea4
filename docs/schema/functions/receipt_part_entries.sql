CREATE OR REPLACE FUNCTION public.receipt_part_entries(p payer_receipt_part)
 RETURNS ledger_entry[]
 LANGUAGE sql
 STABLE
AS $function$
  select case when not p.is_active then '{}'::ledger_entry[] else array[
    (case r.mode when 'NEFT' then 1 else 2 end, case r.mode when 'NEFT' then 4 end, p.paid_paise)::ledger_entry,
    (64, null, p.tds_paise)::ledger_entry,
    (case when p.is_written_off then 63 else 5 end, null, p.disallowed_paise)::ledger_entry,
    (6, r.association_id, -p.paid_paise - p.tds_paise - p.disallowed_paise)::ledger_entry] end
  from payer_receipt r where r.tenant_id = p.tenant_id and r.receipt_id = p.receipt_id;
$function$;
