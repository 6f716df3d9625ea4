CREATE OR REPLACE FUNCTION public.bill_payer_entries(p bill_payer)
 RETURNS ledger_entry[]
 LANGUAGE sql
 STABLE
AS $function$
  select case when p.turn_no = 1 then '{}'::ledger_entry[]
    else array[(6, p.association_id, p.claim_paise)::ledger_entry, (6, b.association_id, -p.claim_paise)::ledger_entry] end
  from bill b where b.tenant_id = p.tenant_id and b.bill_id = p.bill_id;
$function$;
