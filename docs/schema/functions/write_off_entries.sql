CREATE OR REPLACE FUNCTION public.write_off_entries(w bill_write_off)
 RETURNS ledger_entry[]
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case when not w.is_active then '{}'::ledger_entry[]
    else array[(63, null, w.amount_paise)::ledger_entry, (5, null, -w.amount_paise)::ledger_entry] end;
$function$;
