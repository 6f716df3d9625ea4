CREATE OR REPLACE FUNCTION public.own_money_entries(b bill)
 RETURNS ledger_entry[]
 LANGUAGE sql
 STABLE
AS $function$
  select array[(4, null, o.own)::ledger_entry, (5, null, -o.own)::ledger_entry]
  from (select coalesce(sum(r.own_money_paise), 0) as own from pharmacy_return r
    where r.tenant_id = b.tenant_id and r.admission_id = b.admission_id and b.arithmetic = 1) o;
$function$;
