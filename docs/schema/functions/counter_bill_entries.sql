CREATE OR REPLACE FUNCTION public.counter_bill_entries(b counter_bill)
 RETURNS ledger_entry[]
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select array[(3, null, -b.total_charge_paise)::ledger_entry, (60, null, b.discount_paise)::ledger_entry,
    (61, null, -b.round_off_paise)::ledger_entry, (6, b.association_id, b.authorized_paise)::ledger_entry,
    (5, null, b.net_amount_paise - b.authorized_paise)::ledger_entry];
$function$;
