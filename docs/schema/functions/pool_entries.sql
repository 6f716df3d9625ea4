CREATE OR REPLACE FUNCTION public.pool_entries(b bill)
 RETURNS ledger_entry[]
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select array[(21, null, b.pool_to_bill_paise - b.non_hospital_kept_paise)::ledger_entry,
    (20, null, b.non_hospital_kept_paise - b.pool_to_bill_paise)::ledger_entry];
$function$;
