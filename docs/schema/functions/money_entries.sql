CREATE OR REPLACE FUNCTION public.money_entries(cash bigint, card bigint, upi bigint, neft bigint, cheque bigint, sign integer)
 RETURNS ledger_entry[]
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select array[(1, 1, sign * cash)::ledger_entry, (1, 2, sign * card)::ledger_entry, (1, 3, sign * upi)::ledger_entry,
    (1, 4, sign * neft)::ledger_entry, (2, null, sign * cheque)::ledger_entry];
$function$;
