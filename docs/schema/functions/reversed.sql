CREATE OR REPLACE FUNCTION public.reversed(entries ledger_entry[])
 RETURNS ledger_entry[]
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select coalesce(array_agg((e.glid, e.slid, -e.amount_paise)::ledger_entry), '{}') from unnest(entries) e;
$function$;
